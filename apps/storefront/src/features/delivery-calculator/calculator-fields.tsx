import type { DeliveryService, RegionServices } from '@svetlitsa/api-client/content/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { maxSum } from '@svetlitsa/domain/money/sum'
import { deliveryCalculatorTexts } from '@svetlitsa/i18n/delivery-calculator/delivery-calculator-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { NumberField } from '@svetlitsa/ui/forms/number-field'
import { Select } from '@svetlitsa/ui/forms/select'
import type { ServiceOptions } from './calculate-services.ts'

type CalculatorFieldsProps = {
  service: DeliveryService
  services: RegionServices
  serviceOptions: ServiceOptions
  set: (changes: Partial<ServiceOptions>) => void
}

/**
 * The inputs that the price depends on. Fields that do not apply to the selected delivery type are
 * hidden.
 */
export function CalculatorFields({
  service,
  services,
  serviceOptions,
  set,
}: CalculatorFieldsProps) {
  const t = useTexts(deliveryCalculatorTexts)
  const { sign } = services.currency
  const isDelivered = service.kind !== 'pickup'
  const { percent, minimum } = services.assembly
  return (
    <div className="mt-5 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <NumberField
        label={t('goods')}
        value={serviceOptions.goodsSum}
        bounds={[0, maxSum]}
        after={sign}
        onChange={(goodsSum) => set({ goodsSum })}
      />
      <NumberField
        label={t('weight')}
        hint={t('weightHint')}
        value={serviceOptions.weightKg}
        bounds={[0, 5_000]}
        onChange={(weightKg) => set({ weightKg })}
      />
      {isDelivered && (service.liftPrice > 0 || service.floorPrice > 0) && (
        <Select
          label={t('lift')}
          value={serviceOptions.lift}
          onChange={(lift) => set({ lift: lift as ServiceOptions['lift'] })}
          options={[
            { value: 'none', label: t('liftNone') },
            { value: 'elevator', label: t('liftElevator') },
            { value: 'stairs', label: t('liftStairs') },
          ]}
        />
      )}
      {isDelivered && serviceOptions.lift === 'stairs' && (
        <NumberField
          label={t('floor')}
          value={serviceOptions.floor}
          bounds={[1, 100]}
          onChange={(floor) => set({ floor })}
        />
      )}
      {service.kind === 'courier' && serviceOptions.isOutside && (
        <NumberField
          label={t('km')}
          value={serviceOptions.distanceKm}
          bounds={[0, 2_000]}
          onChange={(distanceKm) => set({ distanceKm })}
        />
      )}
      <fieldset className="flex flex-col gap-2 sm:col-span-2 lg:col-span-3">
        <legend className="sr-only">{t('title')}</legend>
        {service.kind === 'courier' && service.pricePerKm > 0 && (
          <Checkbox
            label={t('outside')}
            checked={serviceOptions.isOutside}
            onChange={({ target }) => set({ isOutside: target.checked })}
          />
        )}
        {isDelivered && service.toDoorPrice > 0 && (
          <Checkbox
            label={t('toDoor')}
            checked={serviceOptions.toDoor}
            onChange={({ target }) => set({ toDoor: target.checked })}
          />
        )}
        <Checkbox
          label={`${t('assembly')}: ${t('assemblyNote', { percent, minimum: formatPrice(minimum, { sign }) })}`}
          checked={serviceOptions.assembly}
          onChange={({ target }) => set({ assembly: target.checked })}
        />
      </fieldset>
    </div>
  )
}
