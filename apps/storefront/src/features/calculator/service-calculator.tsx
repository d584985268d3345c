'use client'

import { type RegionServices, useRegionServices } from '@svetlitsa/api-client/query/content'
import { calculatorTexts } from '@svetlitsa/i18n/calculator-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { RadioCards } from '@svetlitsa/ui/primitives/radio-cards'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'
import { useState } from 'react'
import { calculateServices, type Wish } from './calculate-services.ts'
import { CalculatorFields } from './calculator-fields.tsx'
import { CalculatorSum } from './calculator-sum.tsx'

/** A usual basket in roubles, and in tenge. */
const usualSum = { RUB: 45_000, KZT: 250_000 } as const

const usual: Omit<Wish, 'goodsSum'> = {
  serviceId: 0,
  weightKg: 60,
  isOutside: false,
  distanceKm: 20,
  lift: 'elevator',
  floor: 3,
  toDoor: false,
  assembly: true,
}

/** What delivery and services of the shopper's city cost, counted as one types. */
export function ServiceCalculator() {
  const say = useTexts(calculatorTexts)
  const { data, isError, isPending, refetch } = useRegionServices()
  return (
    <section
      aria-labelledby="calculator"
      className="mt-10 min-h-160 rounded-large bg-sand p-5 md:p-8"
    >
      <h2 id="calculator" className="text-window">
        {say('title')}
      </h2>
      {isPending && (
        <div className="mt-4" aria-busy="true">
          <Skeleton width="half" />
        </div>
      )}
      {isError && <FaultNotice text={say('failed')} onRetry={() => void refetch()} />}
      {data && <Calculator services={data} />}
    </section>
  )
}

function Calculator({ services }: { services: RegionServices }) {
  const say = useTexts(calculatorTexts)
  const [changed, setWish] = useState<Wish>(() => ({
    ...usual,
    goodsSum: services.currency.code === 'KZT' ? usualSum.KZT : usualSum.RUB,
  }))
  const [first] = services.deliveryServices
  const courier = services.deliveryServices.find(({ kind }) => kind === 'courier')
  const wish = { ...changed, serviceId: changed.serviceId || (courier ?? first)?.id || 0 }
  const service = services.deliveryServices.find(({ id }) => id === wish.serviceId)
  const set = (part: Partial<Wish>) => setWish({ ...wish, ...part })
  return (
    <>
      <p className="mt-1 mb-5 text-ink-soft">{say('lead', { city: services.region.NAME })}</p>
      <RadioCards
        legend={say('way')}
        name="way"
        columns={3}
        value={String(wish.serviceId)}
        onChange={(value) => set({ serviceId: Number(value) })}
        options={services.deliveryServices.map(({ id, name, description }) => ({
          value: String(id),
          title: name,
          note: description,
        }))}
      />
      {service && <CalculatorFields service={service} services={services} wish={wish} set={set} />}
      <CalculatorSum services={services} sum={calculateServices(services, wish)} />
    </>
  )
}
