import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Field } from '@svetlitsa/ui/forms/field'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import type { DeliveryFields } from './delivery-fields.ts'

type LiftFieldsProps = {
  lift: 'lift' | 'stairs'
  floor: number
  onChange: (changed: Partial<Pick<DeliveryFields, 'lift' | 'floor'>>) => void
}

const maxFloor = 100

/** The floor, and whether there is a lift: without one each floor costs. */
export function LiftFields({ lift, floor, onChange }: LiftFieldsProps) {
  const t = useTexts(checkoutTexts)
  return (
    <div className="grid items-end gap-4 pt-3 pb-4 sm:grid-cols-[--spacing(24)_minmax(0,1fr)]">
      <Field
        label={t('delivery.floor')}
        type="number"
        inputMode="numeric"
        min={1}
        max={maxFloor}
        value={floor}
        onChange={({ currentTarget }) =>
          onChange({
            floor: Math.min(maxFloor, Math.max(1, Math.trunc(currentTarget.valueAsNumber) || 1)),
          })
        }
      />
      <RadioCards
        legend={t('delivery.liftHow')}
        name="lift"
        columns={2}
        value={lift}
        onChange={(chosen) => onChange({ lift: chosen === 'stairs' ? 'stairs' : 'lift' })}
        options={[
          { value: 'lift', title: t('delivery.withLift') },
          { value: 'stairs', title: t('delivery.byStairs') },
        ]}
      />
    </div>
  )
}
