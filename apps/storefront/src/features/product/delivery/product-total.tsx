'use client'

import { useProductAdditional } from '@svetlitsa/api-client/product/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { sumLine } from '@svetlitsa/domain/money/sum-line'
import { calculateArrivalPrice } from '@svetlitsa/domain/price/calculate-arrival-price'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { useState } from 'react'
import { useOffer, useOfferStock } from '../offer/offer-provider.tsx'

type ProductTotalProps = {
  productId: number
  sign: string
  texts: { title: string; lift: string; assembly: string; waiting: string }
}

/**
 * The total price at home of what «В корзину» adds: with delivery, and with lifting and assembly if
 * selected.
 */
export function ProductTotal({ productId, sign, texts }: ProductTotalProps) {
  const { offer, quantity } = useOffer()
  const { data } = useProductAdditional(productId)
  const stock = useOfferStock(offer.id)
  const [lift, setLift] = useState(false)
  const [assembly, setAssembly] = useState(false)
  const formatSum = (value: number) => formatPrice(value, { sign, convert: false })
  if (stock === 0) return null
  if (!data) return <p className="min-h-33 text-small text-ink-soft">{texts.waiting}</p>
  const { delivery } = data
  const tariff = { ...delivery.tariff, liftByElevator: delivery.liftPrice }
  const canAssemble = delivery.assemblyPrice !== null
  const price = calculateArrivalPrice(sumLine(offer.price.new, quantity), tariff, {
    lift,
    assembly: assembly && canAssemble,
  })
  return (
    <div className="flex min-h-33 flex-col justify-between gap-3 rounded-medium bg-sand p-4">
      <Checkbox
        label={texts.lift}
        after={formatSum(price.lift)}
        checked={lift}
        onChange={(event) => setLift(event.currentTarget.checked)}
      />
      {canAssemble && (
        <Checkbox
          label={texts.assembly}
          after={formatSum(price.assembly)}
          checked={assembly}
          onChange={(event) => setAssembly(event.currentTarget.checked)}
        />
      )}
      <p
        aria-live="polite"
        className="flex justify-between gap-4 border-t border-line-strong pt-3 text-body font-semibold"
      >
        <span>{texts.title}</span>
        <span className="whitespace-nowrap">{formatSum(price.total)}</span>
      </p>
    </div>
  )
}
