import { groupThousands } from '@svetlitsa/domain/money/price-text'
import { Field } from '../field/field.tsx'

export type RangeFieldsProps = {
  /** The bounded value with its unit: «Цена, ₽». */
  legend: string
  /** The form name of both fields. */
  name: string
  labels: { from: string; to: string }
  bounds: readonly [min: number, max: number]
  /** Initial values; null means the bound itself. */
  value: readonly [from: number | null, to: number | null]
}

/** From and to as two fields of a plain form, side by side where both numbers fit in full. */
export function RangeFields({ legend, name, labels, bounds, value }: RangeFieldsProps) {
  const [from, to] = [value[0] ?? bounds[0], value[1] ?? bounds[1]].map(groupThousands)
  // Sized for the bounds, not for the current values, because a reset restores the bounds.
  const longestNumber = Math.max(...bounds.map((bound) => groupThousands(bound).length))
  const charCount = Math.max(labels.from.length, labels.to.length) + longestNumber
  const field = {
    hideLabel: true,
    size: 44,
    name,
    inputMode: 'numeric',
    autoComplete: 'off',
  } as const
  return (
    <div className="@container">
      <div className={`grid gap-2 ${getColumnsClass(charCount)}`}>
        <Field
          {...field}
          label={`${legend}: ${labels.from}`}
          before={labels.from}
          defaultValue={from}
        />
        <Field {...field} label={`${legend}: ${labels.to}`} before={labels.to} defaultValue={to} />
      </div>
    </div>
  )
}

/**
 * The container width from which two fields with this many characters (label and number) fit side
 * by side.
 */
function getColumnsClass(charCount: number): string {
  if (charCount <= 9) return 'grid-cols-2'
  return charCount === 10 ? '@min-[16.25rem]:grid-cols-2' : '@min-[20rem]:grid-cols-2'
}
