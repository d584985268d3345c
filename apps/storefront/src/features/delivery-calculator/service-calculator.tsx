import { type RegionServices, useRegionServices } from '@svetlitsa/api-client/content/queries'
import { deliveryCalculatorTexts } from '@svetlitsa/i18n/delivery-calculator/delivery-calculator-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { useState } from 'react'
import { calculateServices, type ServiceOptions } from './calculate-services.ts'
import { CalculatorFields } from './calculator-fields.tsx'
import { CalculatorSum } from './calculator-sum.tsx'

/** A typical basket total, per currency. */
const defaultSum = { RUB: 45_000, KZT: 250_000 } as const

const defaultOptions: Omit<ServiceOptions, 'goodsSum'> = {
  serviceId: 0,
  weightKg: 60,
  isOutside: false,
  distanceKm: 20,
  lift: 'elevator',
  floor: 3,
  toDoor: false,
  assembly: true,
}

/** Prices of delivery and services in the shopper's city, recalculated on every input. */
export function ServiceCalculator() {
  const t = useTexts(deliveryCalculatorTexts)
  const { data, isError, isPending, refetch } = useRegionServices()
  return (
    <section
      aria-labelledby="calculator"
      className="mt-10 min-h-160 rounded-large bg-sand p-5 md:p-8"
    >
      <h2 id="calculator" className="text-window">
        {t('title')}
      </h2>
      {isPending && (
        <div className="mt-4" aria-busy="true">
          <Skeleton width="half" />
        </div>
      )}
      {isError && <ErrorNotice text={t('failed')} onRetry={() => void refetch()} />}
      {data && <Calculator services={data} />}
    </section>
  )
}

function Calculator({ services }: { services: RegionServices }) {
  const t = useTexts(deliveryCalculatorTexts)
  const [changed, setServiceOptions] = useState<ServiceOptions>(() => ({
    ...defaultOptions,
    goodsSum: services.currency.code === 'KZT' ? defaultSum.KZT : defaultSum.RUB,
  }))
  const [firstService] = services.deliveryServices
  const courier = services.deliveryServices.find(({ kind }) => kind === 'courier')
  const serviceOptions = {
    ...changed,
    serviceId: changed.serviceId || (courier ?? firstService)?.id || 0,
  }
  const service = services.deliveryServices.find(({ id }) => id === serviceOptions.serviceId)
  const set = (changes: Partial<ServiceOptions>) =>
    setServiceOptions({ ...serviceOptions, ...changes })
  return (
    <>
      <p className="mt-1 mb-5 text-ink-soft">{t('lead', { city: services.region.NAME })}</p>
      <RadioCards
        legend={t('way')}
        name="way"
        columns={3}
        value={String(serviceOptions.serviceId)}
        onChange={(value) => set({ serviceId: Number(value) })}
        options={services.deliveryServices.map(({ id, name, description }) => ({
          value: String(id),
          title: name,
          note: description,
        }))}
      />
      {service && (
        <CalculatorFields
          service={service}
          services={services}
          serviceOptions={serviceOptions}
          set={set}
        />
      )}
      <CalculatorSum services={services} sum={calculateServices(services, serviceOptions)} />
    </>
  )
}
