import type { DeliveryServicePrices } from '@svetlitsa/api-client/delivery/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Field } from '@svetlitsa/ui/forms/field'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { Switch } from '@svetlitsa/ui/forms/switch'
import { calculateLiftSum } from './calculate-services-sum.ts'
import type { DeliveryFields } from './delivery-fields.ts'

type DeliveryServicesProps = {
  prices: DeliveryServicePrices
  sign: string
  fields: DeliveryFields
  onChange: (changed: Partial<DeliveryFields>) => void
}

const lifts = ['none', 'lift', 'stairs'] as const
const liftTextKeys = {
  none: 'delivery.noLift',
  lift: 'delivery.liftWith',
  stairs: 'delivery.liftStairs',
} as const

/** Services beside delivery with their prices: carrying in, lifting, assembly. */
export function DeliveryServices({ prices, sign, fields, onChange }: DeliveryServicesProps) {
  const t = useTexts(checkoutTexts)
  const { lift, floor } = fields
  const formatSum = (sum: number) => formatPrice(sum, { sign })
  const formatLiftPrice = (option: (typeof lifts)[number]) => {
    if (option === 'none') return undefined
    if (option === 'lift' || lift === option)
      return formatSum(calculateLiftSum(prices, { lift: option, floor }))
    return t('delivery.perFloor', {
      sum: formatSum(calculateLiftSum(prices, { lift: option, floor: 2 }) / 2),
    })
  }
  return (
    <section>
      <h3 className="text-h3">{t('delivery.services')}</h3>
      <div className="mt-3 border-y border-line py-2">
        <Switch
          label={t('delivery.toDoor')}
          after={formatSum(prices.toDoor)}
          checked={fields.toDoor}
          onChange={({ currentTarget }) => onChange({ toDoor: currentTarget.checked })}
        />
      </div>
      {prices.assembly > 0 && (
        <div className="border-b border-line py-2">
          <Switch
            label={t('delivery.assembly')}
            after={formatSum(prices.assembly)}
            checked={fields.assembly}
            onChange={({ currentTarget }) => onChange({ assembly: currentTarget.checked })}
          />
        </div>
      )}
      <div className="mt-5">
        <RadioCards
          legend={t('delivery.lift')}
          name="lift"
          value={lift}
          onChange={(chosen) =>
            onChange({ lift: lifts.find((value) => value === chosen) ?? 'none' })
          }
          options={lifts.map((option) => ({
            value: option,
            title: t(liftTextKeys[option]),
            aside: formatLiftPrice(option),
          }))}
        />
      </div>
      {lift === 'stairs' && (
        <div className="mt-5 w-30">
          <Field
            label={t('delivery.floor')}
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
