import type { RetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import type { TakenLine } from './taken-lines.ts'

type TakenLineFieldsProps = {
  line: Pick<RetailOrder['lines'][number], 'name' | 'quantity' | 'byMetre'>
  taken: TakenLine
  /** Whether goods may be damaged. */
  asksCondition: boolean
  /** Why the quantity was not accepted. */
  error?: string | undefined
  onChange: (taken: TakenLine) => void
}

/** How much of a line is taken, and in which condition. */
export function TakenLineFields(props: TakenLineFieldsProps) {
  const { line, taken, asksCondition, error, onChange } = props
  const t = useTexts(retailOrderTexts)
  return (
    <div className="grid gap-2">
      <Field
        label={t('quantity', { name: line.name, left: String(line.quantity) })}
        type="number"
        inputMode="decimal"
        size={44}
        min={0}
        max={line.quantity}
        step={line.byMetre ? 0.1 : 1}
        error={error}
        value={String(taken.quantity)}
        onChange={({ currentTarget }) =>
          onChange({ ...taken, quantity: Number(currentTarget.value) })
        }
      />
      {asksCondition && taken.quantity > 0 && (
        <Checkbox
          label={t('sound')}
          checked={taken.isSound}
          onChange={({ currentTarget }) => onChange({ ...taken, isSound: currentTarget.checked })}
        />
      )}
    </div>
  )
}
