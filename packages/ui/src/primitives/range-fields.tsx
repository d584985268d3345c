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

/** From and to, as two fields of a plain form: side by side where both whole numbers find room. */
export function RangeFields({ legend, name, words, bounds, value }: RangeFieldsProps) {
  const [from, to] = [value[0] ?? bounds[0], value[1] ?? bounds[1]].map(groupThousands)
  // Whatever was narrowed, the bounds are what a reset brings back.
  const longest = Math.max(...bounds.map((bound) => groupThousands(bound).length))
  const letters = Math.max(words.from.length, words.to.length) + longest
  const field = {
    hideLabel: true,
    size: 44,
    name,
    inputMode: 'numeric',
    autoComplete: 'off',
  } as const
  return (
    <div className="@container">
      <div className={`grid gap-2 ${besideFrom(letters)}`}>
        <Field
          {...field}
          label={`${legend}: ${words.from}`}
          before={words.from}
          defaultValue={from}
        />
        <Field {...field} label={`${legend}: ${words.to}`} before={words.to} defaultValue={to} />
      </div>
    </div>
  )
}

/** The width from which two fields of so many letters, the word and its number, stand side by side. */
function besideFrom(letters: number): string {
  if (letters <= 9) return 'grid-cols-2'
  return letters === 10 ? '@min-[16.25rem]:grid-cols-2' : '@min-[20rem]:grid-cols-2'
}
