import type { DeliveryServicePrices } from '@svetlitsa/api-client/query/delivery'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Field } from '@svetlitsa/ui/primitives/field'
import { RadioCards } from '@svetlitsa/ui/primitives/radio-cards'
import { Switch } from '@svetlitsa/ui/primitives/switch'
import type { DeliveryFields } from './delivery-fields.ts'
import { liftSum } from './services-sum.ts'

type DeliveryServicesProps = {
  prices: DeliveryServicePrices
  sign: string
  fields: DeliveryFields
  onChange: (changed: Partial<DeliveryFields>) => void
}

const lifts = ['none', 'lift', 'stairs'] as const
const liftWords = {
  none: 'delivery.noLift',
  lift: 'delivery.liftWith',
  stairs: 'delivery.liftStairs',
} as const

/** What can be done beside bringing, each with its price: carrying in, lifting, assembly. */
export function DeliveryServices({ prices, sign, fields, onChange }: DeliveryServicesProps) {
  const say = useTexts(checkoutTexts)
  const { lift, floor } = fields
  const money = (sum: number) => formatPrice(sum, { sign })
  const asideOf = (way: (typeof lifts)[number]) => {
    if (way === 'none') return undefined
    if (way === 'lift' || lift === way) return money(liftSum(prices, { lift: way, floor }))
    return say('delivery.perFloor', { sum: money(liftSum(prices, { lift: way, floor: 2 }) / 2) })
  }
  return (
    <section>
      <h3 className="text-h3">{say('delivery.services')}</h3>
      <div className="mt-3 border-y border-line py-2">
        <Switch
          label={say('delivery.toDoor')}
          after={money(prices.toDoor)}
          checked={fields.toDoor}
          onChange={({ currentTarget }) => onChange({ toDoor: currentTarget.checked })}
        />
      </div>
      {prices.assembly > 0 && (
        <div className="border-b border-line py-2">
          <Switch
            label={say('delivery.assembly')}
            after={money(prices.assembly)}
            checked={fields.assembly}
            onChange={({ currentTarget }) => onChange({ assembly: currentTarget.checked })}
          />
        </div>
      )}
      <div className="mt-5">
        <RadioCards
          legend={say('delivery.lift')}
          name="lift"
          value={lift}
          onChange={(chosen) => onChange({ lift: lifts.find((one) => one === chosen) ?? 'none' })}
          options={lifts.map((way) => ({
            value: way,
            title: say(liftWords[way]),
            aside: asideOf(way),
          }))}
        />
      </div>
      {lift === 'stairs' && (
        <div className="mt-5 w-30">
          <Field
            label={say('delivery.floor')}
            type="number"
            inputMode="numeric"
            min={1}
            max={100}
            value={floor}
            onChange={({ currentTarget }) =>
              onChange({
                floor: Math.min(100, Math.max(1, Math.trunc(currentTarget.valueAsNumber) || 1)),
              })
            }
          />
        </div>
      )}
    </section>
  )
}
