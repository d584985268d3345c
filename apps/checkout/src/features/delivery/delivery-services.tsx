import type { DeliveryServicePrices } from '@svetlitsa/api-client/delivery/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Switch } from '@svetlitsa/ui/forms/switch'
import { calculateLiftSum } from './calculate-services-sum.ts'
import type { DeliveryFields } from './delivery-fields.ts'
import { LiftFields } from './lift-fields.tsx'

type ServiceFields = Pick<DeliveryFields, 'toDoor' | 'lift' | 'floor' | 'assembly'>

type DeliveryServicesProps = {
  prices: DeliveryServicePrices
  sign: string
  fields: ServiceFields
  onChange: (changed: Partial<ServiceFields>) => void
}

/** Services beside delivery, one a line with its price; only those that the tariff has. */
export function DeliveryServices({ prices, sign, fields, onChange }: DeliveryServicesProps) {
  const t = useTexts(checkoutTexts)
  const { lift, floor } = fields
  const formatSum = (sum: number) => formatPrice(sum, { sign })
  const shownLift = lift === 'none' ? 'lift' : lift
  const services = [
    prices.toDoor > 0 && (
      <div key="to-door">
        <Switch
          label={t('delivery.toDoor')}
          after={formatSum(prices.toDoor)}
          checked={fields.toDoor}
          onChange={({ currentTarget }) => onChange({ toDoor: currentTarget.checked })}
        />
        <Note>{t('delivery.toDoorNote')}</Note>
      </div>
    ),
    (prices.liftByElevator > 0 || prices.liftPerFloor > 0) && (
      <div key="lift">
        <Switch
          label={t('delivery.liftUp')}
          after={formatSum(calculateLiftSum(prices, { lift: shownLift, floor }))}
          checked={lift !== 'none'}
          onChange={({ currentTarget }) =>
            onChange({ lift: currentTarget.checked ? 'lift' : 'none' })
          }
        />
        <Note>
          {t('delivery.liftNote', {
            elevator: formatSum(prices.liftByElevator),
            floor: formatSum(prices.liftPerFloor),
            band: prices.liftBandKg,
          })}
        </Note>
        {lift !== 'none' && <LiftFields lift={lift} floor={floor} onChange={onChange} />}
      </div>
    ),
    prices.assembly > 0 && (
      <div key="assembly">
        <Switch
          label={t('delivery.assembly')}
          after={formatSum(prices.assembly)}
          checked={fields.assembly}
          onChange={({ currentTarget }) => onChange({ assembly: currentTarget.checked })}
        />
        <Note>{t('delivery.assemblyNote')}</Note>
      </div>
    ),
  ].filter(Boolean)
  if (services.length === 0) return null
  return (
    <section>
      <h3 className="text-h3">{t('delivery.services')}</h3>
      <p className="mt-1 mb-3 text-small text-ink-soft">{t('delivery.servicesNote')}</p>
      <div className="divide-y divide-line border-y border-line *:py-2">{services}</div>
    </section>
  )
}

/** What the service is, under its switch. */
function Note({ children }: { children: string }) {
  return <p className="pb-1 text-small text-ink-soft">{children}</p>
}
