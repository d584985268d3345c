import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { Field } from './field.tsx'

export type RangeFieldsProps = {
  /** What is bounded, with its unit: «Цена, ₽». */
  legend: string
  /** Under which both are sent. */
  name: string
  words: { from: string; to: string }
  bounds: readonly [min: number, max: number]
  /** What the fields begin with; null where the bound itself is meant. */
  value: readonly [from: number | null, to: number | null]
}

/** From and to, as two fields of a plain form side by side; the second, with the longer number, is wider. */
export function RangeFields({ legend, name, words, bounds, value }: RangeFieldsProps) {
  const field = {
    hideLabel: true,
    size: 44,
    name,
    inputMode: 'numeric',
    autoComplete: 'off',
  } as const
  return (
    <div className="grid grid-cols-[5fr_6fr] gap-2">
      <Field
        {...field}
        label={`${legend}: ${words.from}`}
        before={words.from}
        defaultValue={groupThousands(value[0] ?? bounds[0])}
      />
      <Field
        {...field}
        label={`${legend}: ${words.to}`}
        before={words.to}
        defaultValue={groupThousands(value[1] ?? bounds[1])}
      />
    </div>
  )
}
