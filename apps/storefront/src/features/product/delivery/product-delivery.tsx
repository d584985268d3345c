'use client'

import { useProductAdditional, useRemains } from '@svetlitsa/api-client/product/queries'
import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { calculateArrivalPrice } from '@svetlitsa/domain/price/calculate-arrival-price'
import { LazyErrorNotice } from '@svetlitsa/shell/error/lazy-error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { Icon } from '@svetlitsa/ui/media/icon'
import { DeliveryLine, DeliveryLines } from '@svetlitsa/ui/product/delivery-lines/delivery-line'
import { RotateCcw, Store, Truck } from 'lucide'
import { useOffer } from '../offer/offer-provider.tsx'

export type DeliveryTexts = {
  waiting: string
  free: string
  lift: string
  assembly: string
  pickup: string
  /** Indexed by the number of stores that have the offer, starting at 0. */
  stores: readonly string[]
  return: string
  warranty: string
  failed: string
  /** Shown when the selected offer is not in stock anywhere in the region. */
  absent: string
  absentHint: string
}

type ProductDeliveryProps = { productId: number; sign: string; texts: DeliveryTexts }

/** Delivery date and price in the shopper's city, pick-up stores, and returns. */
export function ProductDelivery({ productId, sign, texts }: ProductDeliveryProps) {
  const { offer } = useOffer()
  const language = useLanguage()
  const { data: shell } = useShellState()
  const { data, isError, refetch } = useProductAdditional(productId)
  const { data: remains } = useRemains([offer.id])
  const offerRemains = remains?.get(offer.id)
  const formatSum = (value: number) =>
    value === 0 ? texts.free : formatPrice(value, { sign, convert: false })
  const { delivery } = data ?? {}
  const price =
    delivery &&
    calculateArrivalPrice(
      offer.price.new,
      { ...delivery.tariff, liftByElevator: delivery.liftPrice },
      { lift: false, assembly: false },
    )
  const extras = price
    ? [
        texts.lift.replace('{sum}', formatSum(price.lift)),
        delivery?.assemblyPrice === null
          ? ''
          : texts.assembly.replace('{sum}', formatSum(price.assembly)),
      ].filter(Boolean)
    : []
  const stores = filterStoresWithOffer(data?.stores ?? [], offer.id)
  const [nearest] = stores
  const city = (
    <a
      href="/region-links/"
      data-window="region"
      className="rounded-small text-ink underline decoration-line-strong underline-offset-4"
    >
      {shell?.region.NAME ?? '…'}
    </a>
  )
  const returnLine = (
    <DeliveryLine icon={<Icon iconNode={RotateCcw} />} title={texts.return}>
      {texts.warranty}
    </DeliveryLine>
  )

  if (isError) return <LazyErrorNotice text={texts.failed} onRetry={() => void refetch()} />
  if (offerRemains?.quantity === 0) {
    return (
      <DeliveryLines>
        <DeliveryLine icon={<Icon iconNode={Truck} />} title={texts.absent}>
          {city}. {texts.absentHint}
        </DeliveryLine>
        {returnLine}
      </DeliveryLines>
    )
  }
  return (
    <DeliveryLines>
      <DeliveryLine
        icon={<Icon iconNode={Truck} />}
        title={offerRemains?.deliveryText || texts.waiting}
        price={price && formatSum(price.delivery)}
        free={price?.delivery === 0}
      >
        {city}
        {extras.length > 0 && `. ${extras.join(', ')}`}
      </DeliveryLine>
      <DeliveryLine
        icon={<Icon iconNode={Store} />}
        title={offerRemains?.selfDeliveryText || texts.pickup}
        price={texts.free}
        free
      >
        {data ? (
          <>
            {texts.stores[Math.min(stores.length, texts.stores.length - 1)]}
            {nearest && (
              <>
                {' — '}
                <Untranslated pageLanguage={language}>{nearest.address}</Untranslated>
              </>
            )}
          </>
        ) : (
          '…'
        )}
      </DeliveryLine>
      {returnLine}
    </DeliveryLines>
  )
}

/** Returns the stores that have this offer itself, not another finish or size of the product. */
function filterStoresWithOffer<Store extends { offerIds: readonly number[] }>(
  stores: readonly Store[],
  offerId: number,
): Store[] {
  return stores.filter(({ offerIds }) => offerIds.includes(offerId))
}
