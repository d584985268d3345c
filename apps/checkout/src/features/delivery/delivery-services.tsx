import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Field } from '@svetlitsa/ui/primitives/field'
import { RadioCards } from '@svetlitsa/ui/primitives/radio-cards'
import { Switch } from '@svetlitsa/ui/primitives/switch'
import type { DeliveryFields } from './delivery-fields.ts'

type DeliveryServicesProps = {
  fields: DeliveryFields
  onChange: (changed: Partial<DeliveryFields>) => void
}

const lifts = ['none', 'lift', 'stairs'] as const
const liftWords = {
  none: 'delivery.noLift',
  lift: 'delivery.liftWith',
  stairs: 'delivery.liftStairs',
} as const

/** What can be done beside bringing: carrying in, lifting, assembly. */
export function DeliveryServices({ fields, onChange }: DeliveryServicesProps) {
  const say = useTexts(checkoutTexts)
  return (
    <section className="flex flex-col gap-5">
      <h3 className="text-h3">{say('delivery.services')}</h3>
      <Switch
        label={say('delivery.toDoor')}
        checked={fields.toDoor}
        onChange={({ currentTarget }) => onChange({ toDoor: currentTarget.checked })}
      />
      <RadioCards
        legend={say('delivery.lift')}
        name="lift"
        value={fields.lift}
        onChange={(lift) => onChange({ lift: lifts.find((one) => one === lift) ?? 'none' })}
        options={lifts.map((lift) => ({ value: lift, title: say(liftWords[lift]) }))}
      />
      {fields.lift === 'stairs' && (
        <div className="w-30">
          <Field
            label={say('delivery.floor')}
            type="number"
            inputMode="numeric"
            min={1}
            max={100}
            value={fields.floor}
            onChange={({ currentTarget }) =>
              onChange({ floor: Math.max(1, Number(currentTarget.value) || 1) })
            }
          />
        </div>
      )}
      <Switch
        label={say('delivery.assembly')}
        checked={fields.assembly}
        onChange={({ currentTarget }) => onChange({ assembly: currentTarget.checked })}
      />
    </section>
  )
}
