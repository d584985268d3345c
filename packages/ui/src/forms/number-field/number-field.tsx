import { groupThousands } from '@svetlitsa/domain/money/price-text'
import { readNumber } from '@svetlitsa/domain/text/read-number'
import { useState } from 'react'
import { Field, type FieldProps } from '../field/field.tsx'

type NumberFieldProps = Omit<FieldProps, 'value' | 'type' | 'inputMode' | 'onChange' | 'onBlur'> & {
  value: number
  bounds: readonly [min: number, max: number]
  /** Whether 0 is shown; otherwise the field is empty. */
  showsZero?: boolean
  onChange: (value: number) => void
}

/**
 * A whole number, typed or pasted as people write it: «12 990,50» is rounded, letters are dropped,
 * and what is out of bounds becomes the bound.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, bounds, showsZero = true, onChange, ...field } = props
  const [min, max] = bounds
  // With a point or comma the text stays as it is typed, because the fraction may follow.
  const [typed, setTyped] = useState<string | null>(null)
  const shown = value === 0 && !showsZero ? '' : groupThousands(value)
  return (
    <Field
      {...field}
      inputMode="decimal"
      value={typed ?? shown}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value
        setTyped(/[.,]/.test(text) ? text : null)
        onChange(Math.min(max, Math.max(min, Math.round(readNumber(text) ?? 0))))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
