import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Field } from '@svetlitsa/ui/forms/field'

type SumFieldProps = {
  value: number | null
  max: number
  /** Why the sum was not accepted. */
  error?: string | undefined
  onChange: (sum: number | null) => void
}

/** A sum of whole units, null while what is typed is none. */
export function SumField({ value, max, error, onChange }: SumFieldProps) {
  const t = useTexts(retailOrderTexts)
  return (
    <Field
      label={t('money.sum')}
      type="number"
      inputMode="numeric"
      size={44}
      min={1}
      max={max}
      step={1}
      error={error}
      value={value ?? ''}
      onChange={({ currentTarget }) => {
        const sum = Number(currentTarget.value)
        onChange(Number.isInteger(sum) && sum > 0 ? sum : null)
      }}
    />
  )
}
