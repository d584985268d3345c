import { useBasketChanged } from '@svetlitsa/api-client/basket/basket-cache'
import type { Basket } from '@svetlitsa/api-client/basket/queries'
import {
  useDeliveryOfBasket,
  useDeliveryTimeOfBasket,
} from '@svetlitsa/api-client/basket-delivery/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'

type BasketDeliveryProps = { basket: Basket; sign: string }

/** The earliest day and the price of each delivery method for the checked goods. */
export function BasketDelivery({ basket, sign }: BasketDeliveryProps) {
  const t = useTexts(basketTexts)
  const isChanged = useBasketChanged()
  const {
    data: times = { deliveries: [], error: null },
    isLoading,
    isError,
  } = useDeliveryTimeOfBasket(basket.version, basket.totalQuantity > 0)
  const { data: ofBasket } = useDeliveryOfBasket(basket.version)
  const readyCount = ofBasket?.places.filter(({ hasAll }) => hasAll).length ?? 0
  if (isLoading) {
    return (
      <div className="mt-8 h-28" aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  }
  if (basket.totalQuantity === 0) return null
  return (
    <section className="mt-8" aria-busy={isChanged} aria-live="polite">
      <h2 className="text-h3">{t('delivery.title')}</h2>
      {(times.error || isError) && (
        <p className="mt-2 text-small text-ink-soft">{t('delivery.failed')}</p>
      )}
      <ul
        className={`mt-3 flex flex-col gap-2 text-small transition-opacity ${isChanged ? 'opacity-60' : ''}`}
      >
        {times.deliveries.map(({ kind, name, price, text }) => (
          <li key={`${kind} ${name}`} className="flex flex-wrap justify-between gap-x-6">
            <span className="min-w-0">
              {name}
              <span className="text-ink-soft"> · {text}</span>
            </span>
            <span className="whitespace-nowrap">
              {price === 0
                ? t('delivery.free')
                : t('delivery.price', { price: formatPrice(price, { sign }) })}
            </span>
          </li>
        ))}
        {readyCount > 0 && (
          <li className="text-forest">{t('delivery.places', { count: readyCount })}</li>
        )}
      </ul>
    </section>
  )
}
