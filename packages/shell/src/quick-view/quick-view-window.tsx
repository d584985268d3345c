'use client'

import { useProductOffers } from '@svetlitsa/api-client/query/product'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'
import { Price } from '@svetlitsa/ui/shop/price'
import { useEffect, useEffectEvent } from 'react'
import { trackEvent } from '../analytics/track-event.tsx'
import { priceWords } from '../card/card-words.tsx'
import { FaultNotice } from '../fault-notice.tsx'
import { useLanguage } from '../language-provider.tsx'
import { QuickOffer } from './quick-offer.tsx'
import { QuickPictures } from './quick-pictures.tsx'
import type { QuickThing } from './quick-thing.ts'

export type QuickViewProps = { thing: QuickThing }

/** A product in a window, to be chosen and bought without leaving the list (storefront §4, «Quick view»). */
export function QuickViewWindow({ thing }: QuickViewProps) {
  // Another product begins with nothing of the one before.
  return <QuickView key={thing.productId} thing={thing} />
}

function QuickView({ thing }: QuickViewProps) {
  const tellDetail = useEffectEvent(() => {
    const { offerId: id, name, price, told } = thing
    trackEvent({ action: 'detail', items: [{ ...told, id, name, price: price.new }] })
  })
  useEffect(() => tellDetail(), [])
  const { data, isError, refetch } = useProductOffers(thing.productId)
  if (data) {
    const { minimumBatch, isSaleRemains: sellsRemains, quantity } = data
    return (
      <QuickOffer
        thing={thing}
        offers={data.offers}
        terms={{ minimumBatch, sellsRemains, byMetre: thing.byMetre }}
        quantity={quantity}
      />
    )
  }
  return (
    <div aria-busy={!isError} className="grid gap-6 md:grid-cols-2 md:gap-8">
      <QuickPictures pictures={thing.picture ? [thing.picture] : []} alt={thing.name} />
      <QuickWaiting thing={thing} failed={isError} onRetry={() => void refetch()} />
    </div>
  )
}

type QuickWaitingProps = { thing: QuickThing; failed: boolean; onRetry: () => void }

function QuickWaiting({ thing, failed, onRetry }: QuickWaitingProps) {
  const words = priceWords(useLanguage(), thing.byMetre)
  if (failed) return <FaultNotice onRetry={onRetry} />
  return (
    <div className="flex flex-col gap-5">
      <Price price={thing.price} words={words} sign={thing.sign} size="product" />
      <Skeleton width="most" />
      <Skeleton shape="heading" />
      <Skeleton shape="button" />
    </div>
  )
}
