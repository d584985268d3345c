import { useClientValue } from '@svetlitsa/api-client/hydration/use-client-value'
import { useProductAdditional } from '@svetlitsa/api-client/product/queries'
import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { calculateArrivalPrice } from '@svetlitsa/domain/price/calculate-arrival-price'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { LazyErrorNotice } from '@svetlitsa/shell/error/lazy-error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { Icon } from '@svetlitsa/ui/media/icon'
import { DeliveryLine, DeliveryLines } from '@svetlitsa/ui/product/delivery-lines/delivery-line'
import { RotateCcw, Store, Truck } from 'lucide'
import type { ProductOffer } from '../offer/product-offer.ts'
import { useOfferRemains } from '../offer/selected-offer.ts'

type ProductDeliveryProps = {
  productId: number
  offer: Pick<ProductOffer, 'id' | 'price'>
  sign: string
  warrantyMonths: number
}

/** Delivery date and price in the shopper's city, pick-up stores, and returns. */
export function ProductDelivery(props: ProductDeliveryProps) {
  const { productId, offer, sign, warrantyMonths } = props
  const t = useTexts(productTexts)
  const language = useLanguage()
  const { data: shell } = useShellState()
  const { data: loaded, isError, refetch } = useProductAdditional(productId)
  const data = useClientValue(loaded)
  const remains = useOfferRemains(offer.id)
  const formatSum = (value: number) =>
    value === 0 ? t('delivery.free') : formatPrice(value, { sign, convert: false })
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
        t('delivery.lift', { sum: formatSum(price.lift) }),
        delivery?.assemblyPrice === null
          ? ''
          : t('delivery.assembly', { sum: formatSum(price.assembly) }),
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
    <DeliveryLine icon={<Icon iconNode={RotateCcw} />} title={t('delivery.return')}>
      {t('delivery.warranty', { months: warrantyMonths })}
    </DeliveryLine>
  )

  if (isError) return <LazyErrorNotice text={t('delivery.failed')} onRetry={() => void refetch()} />
  if (remains?.quantity === 0) {
    return (
      <DeliveryLines>
        <DeliveryLine icon={<Icon iconNode={Truck} />} title={t('delivery.absent')}>
          {city}. {t('delivery.absentHint')}
        </DeliveryLine>
        {returnLine}
      </DeliveryLines>
    )
  }
  return (
    <DeliveryLines>
      <DeliveryLine
        icon={<Icon iconNode={Truck} />}
        title={remains?.deliveryText || t('delivery.waiting')}
        price={price && formatSum(price.delivery)}
        free={price?.delivery === 0}
      >
        {city}
        {extras.length > 0 && `. ${extras.join(', ')}`}
      </DeliveryLine>
      <DeliveryLine
        icon={<Icon iconNode={Store} />}
        title={remains?.selfDeliveryText || t('delivery.pickupLater')}
        price={t('delivery.free')}
        free
      >
        {data ? (
          <>
            {t('delivery.stores', { count: stores.length })}
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
