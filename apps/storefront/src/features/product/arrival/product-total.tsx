'use client'

import { useProductAdditional } from '@svetlitsa/api-client/query/product'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { arrivalPrice } from '@svetlitsa/domain/price/arrival-price'
import { Checkbox } from '@svetlitsa/ui/primitives/checkbox'
import { useState } from 'react'
import { useOffer } from '../offer-scope.tsx'
import { useOfferStock } from '../use-offer-stock.tsx'

type ProductTotalProps = {
  productId: number
  sign: string
  words: { title: string; lift: string; assembly: string; waiting: string }
}

/** What the thing costs in the shopper's room: with delivery, and with lift and assembly as wished. */
export function ProductTotal({ productId, sign, words }: ProductTotalProps) {
  const { offer } = useOffer()
  const { data } = useProductAdditional(productId)
  const stock = useOfferStock(offer.id)
  const [lift, setLift] = useState(false)
  const [assembly, setAssembly] = useState(false)
  const sum = (value: number) => formatPrice(value, { sign, convert: false })
  if (stock === 0) return null
  if (!data) return <p className="min-h-33 text-small text-ink-soft">{words.waiting}</p>
  const { delivery } = data
  const tariff = { ...delivery.tariff, liftByElevator: delivery.liftPrice }
  const canAssemble = delivery.assemblyPrice !== null
  const price = arrivalPrice(offer.price.new, tariff, { lift, assembly: assembly && canAssemble })
  return (
    <div className="flex min-h-33 flex-col justify-between gap-3 rounded-medium bg-sand p-4">
      <Checkbox
        label={words.lift}
        after={sum(price.lift)}
        checked={lift}
        onChange={(event) => setLift(event.currentTarget.checked)}
      />
      {canAssemble && (
        <Checkbox
          label={words.assembly}
          after={sum(price.assembly)}
          checked={assembly}
          onChange={(event) => setAssembly(event.currentTarget.checked)}
        />
      )}
      <p
        aria-live="polite"
        className="flex justify-between gap-4 border-t border-line-strong pt-3 text-body font-semibold"
      >
        <span>{words.title}</span>
        <span className="whitespace-nowrap">{sum(price.total)}</span>
      </p>
    </div>
  )
}
