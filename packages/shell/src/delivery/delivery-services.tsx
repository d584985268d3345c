import type { DeliveryServicePrices } from '@svetlitsa/api-client/delivery/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { deliveryFormTexts } from '@svetlitsa/i18n/delivery-form/delivery-form-texts'
import { Switch } from '@svetlitsa/ui/forms/switch'
import { useTexts } from '../language/use-texts.ts'
import { calculateLiftSum } from './calculate-services-sum.ts'
import type { DeliveryFields } from './delivery-fields.ts'
import { LiftChoice } from './lift-choice.tsx'

type ServiceFields = Pick<DeliveryFields, 'toDoor' | 'lift' | 'floor' | 'assembly'>

type DeliveryServicesProps = {
  prices: DeliveryServicePrices
  sign: string
  fields: ServiceFields
  onChange: (changed: Partial<ServiceFields>) => void
}

/** Services beside delivery, one a line with its price; only those that the tariff has. */
export function DeliveryServices({ prices, sign, fields, onChange }: DeliveryServicesProps) {
  const t = useTexts(deliveryFormTexts)
  const { lift, floor } = fields
  const formatSum = (sum: number) => formatPrice(sum, { sign })
  const shownLift = lift === 'none' ? 'lift' : lift
  const hasLiftSum = shownLift === 'lift' || floor !== null
  const services = [
    prices.toDoor > 0 && (
      <div key="to-door">
        <Switch
          label={t('toDoor')}
          note={t('toDoorNote')}
          after={formatSum(prices.toDoor)}
          checked={fields.toDoor}
          onChange={({ currentTarget }) => onChange({ toDoor: currentTarget.checked })}
        />
      </div>
    ),
    (prices.liftByElevator > 0 || prices.liftPerFloor > 0) && (
      <div key="lift">
        <Switch
          label={t('liftUp')}
          note={t('liftNote', {
            elevator: formatSum(prices.liftByElevator),
            floor: formatSum(prices.liftPerFloor),
            band: prices.liftBandKg,
          })}
          after={hasLiftSum && formatSum(calculateLiftSum(prices, { lift: shownLift, floor }))}
          checked={lift !== 'none'}
          onChange={({ currentTarget }) =>
            onChange({ lift: currentTarget.checked ? 'lift' : 'none' })
          }
        />
        {lift !== 'none' && <LiftChoice lift={lift} onChange={onChange} />}
      </div>
    ),
    prices.assembly > 0 && (
      <div key="assembly">
        <Switch
          label={t('assembly')}
          note={t('assemblyNote')}
          after={formatSum(prices.assembly)}
          checked={fields.assembly}
          onChange={({ currentTarget }) => onChange({ assembly: currentTarget.checked })}
        />
      </div>
    ),
  ].filter(Boolean)
  if (services.length === 0) return null
  return (
    <section>
      <h3 className="text-h3">{t('services')}</h3>
      <p className="mt-1 mb-3 text-small text-ink-soft">{t('servicesNote')}</p>
      <div className="divide-y divide-line border-y border-line *:py-2">{services}</div>
    </section>
  )
}
