import { useProductOffers } from '@svetlitsa/api-client/product/queries'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Price } from '@svetlitsa/ui/product/price'
import { useEffect, useEffectEvent } from 'react'
import { trackEvent } from '../analytics/event/track-event.ts'
import { getPriceTexts } from '../card/card-texts.ts'
import type { QuickViewItem } from '../card/quick-view-item.ts'
import { ErrorNotice } from '../error/error-notice.tsx'
import { useLanguage } from '../language/language-provider.tsx'
import { QuickViewOffer } from './quick-view-offer.tsx'
import { QuickViewPictures } from './quick-view-pictures.tsx'

export type QuickViewProps = { item: QuickViewItem }

/**
 * A product in a window, to select an offer and buy it without leaving the list (card.quick-view).
 */
export function QuickViewWindow({ item }: QuickViewProps) {
  // The key resets all state for another product.
  return <QuickView key={item.productId} item={item} />
}

function QuickView({ item }: QuickViewProps) {
  const trackDetail = useEffectEvent(() => {
    const { offerId: id, name, price, eventDetails } = item
    trackEvent({ action: 'detail', items: [{ ...eventDetails, id, name, price: price.new }] })
  })
  useEffect(() => trackDetail(), [])
  const { data, isError, refetch } = useProductOffers(item.productId)
  if (data) {
    const { minimumBatch, isSaleRemains: sellsRemains, quantity } = data
    return (
      <QuickViewOffer
        item={item}
        offers={data.offers}
        terms={{ minimumBatch, sellsRemains, byMetre: item.byMetre }}
        quantity={quantity}
      />
    )
  }
  return (
    <div aria-busy={!isError} className="grid gap-6 md:grid-cols-2 md:gap-8">
      <QuickViewPictures pictures={item.picture ? [item.picture] : []} alt={item.name} />
      <QuickViewSkeleton item={item} failed={isError} onRetry={() => void refetch()} />
    </div>
  )
}

type QuickViewSkeletonProps = { item: QuickViewItem; failed: boolean; onRetry: () => void }

function QuickViewSkeleton({ item, failed, onRetry }: QuickViewSkeletonProps) {
  const texts = getPriceTexts(useLanguage(), item.byMetre)
  if (failed) return <ErrorNotice onRetry={onRetry} />
  return (
    <div className="flex flex-col gap-5">
      <Price price={item.price} labels={texts} sign={item.sign} size="product" />
      <Skeleton width="four-fifths" />
      <Skeleton shape="heading" />
      <Skeleton shape="button" />
    </div>
  )
}
