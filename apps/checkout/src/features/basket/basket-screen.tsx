import { type Basket, useBasket, useClearBasket } from '@svetlitsa/api-client/basket/queries'
import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { reportBasket } from '@svetlitsa/shell/analytics/event/basket-events'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import type { ReactNode } from 'react'
import { OfflineNotice } from '../../checkout/offline-notice.tsx'
import { BasketDelivery } from './basket-delivery.tsx'
import { BasketGift } from './basket-gift.tsx'
import { BasketLines } from './basket-lines.tsx'
import { BasketNotices } from './basket-notices.tsx'
import { BasketProject } from './basket-project.tsx'
import { BasketSummary } from './basket-summary.tsx'
import { BasketToolbar } from './basket-toolbar.tsx'
import { BasketRecommendations } from './lazy-recommendations.tsx'

type BasketScreenProps = {
  /** Renders the contacts of the order under the lines, where a region keeps the older checkout. */
  orderForm: (basket: Basket) => ReactNode
  /** Renders the coupon form under the sums there; the new checkout has its own. */
  couponForm: (basket: Basket) => ReactNode
}

/**
 * The basket (route.order, /personal/order). It leads to the new checkout; in a region with the
 * older one contacts and order are on the same screen (checkout.default).
 */
export function BasketScreen({ orderForm, couponForm }: BasketScreenProps) {
  const t = useTexts(basketTexts)
  const { data: basket, isError, refetch } = useBasket()
  const { data: initial } = useInitialData()
  const clear = useClearBasket(reportBasket)
  const sign = initial?.regionData.currency.sign
  const isOlder = initial?.regionData.checkout === 'older'
  const count = basket?.allPositionsQuantity ?? 0
  return (
    <SpaPage title={t('title')} current="basket">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-h1">{t('title')}</h1>
        {count > 0 && <p className="text-body text-ink-soft">{t('count', { count })}</p>}
      </div>
      <div className="mt-6">
        <OfflineNotice />
        {isError && <ErrorNotice onRetry={() => void refetch()} />}
        {(!basket || !sign) && !isError && <BasketSkeleton />}
        {basket && sign && (
          <>
            <BasketNotices basket={basket} sign={sign} isJustCleared={clear.isSuccess} />
            {count === 0 && <EmptyBasket />}
            {count > 0 && (
              <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_--spacing(100)] lg:gap-14">
                <div className="min-w-0">
                  <BasketToolbar basket={basket} clear={clear} />
                  <BasketLines basket={basket} sign={sign} />
                  <BasketGift basket={basket} />
                  <BasketProject kitchenUrl={basket.kitchenUrl} sign={sign} />
                  <BasketDelivery basket={basket} sign={sign} />
                  {isOlder && basket.items.length > 0 && (
                    <div className="mt-10">{orderForm(basket)}</div>
                  )}
                </div>
                <BasketSummary basket={basket} sign={sign} isOlder={isOlder}>
                  {isOlder && couponForm(basket)}
                </BasketSummary>
              </div>
            )}
            <BasketRecommendations basket={basket} sign={sign} />
          </>
        )}
      </div>
    </SpaPage>
  )
}

function EmptyBasket() {
  const t = useTexts(basketTexts)
  return (
    <EmptyState
      title={t('empty.title')}
      size="page"
      actions={<Button href={link.catalog()}>{t('empty.go')}</Button>}
    >
      {t('empty.text')}
    </EmptyState>
  )
}

function BasketSkeleton() {
  return (
    <div
      className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_--spacing(100)] lg:gap-14"
      aria-busy="true"
    >
      <div className="flex flex-col gap-5">
        {[1, 2, 3].map((line) => (
          <div key={line} className="h-26">
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
      <div className="h-80">
        <Skeleton shape="block" />
      </div>
    </div>
  )
}
