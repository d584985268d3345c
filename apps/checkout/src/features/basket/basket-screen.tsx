import { type Basket, useBasket } from '@svetlitsa/api-client/basket/queries'
import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import type { ReactNode } from 'react'
import { BasketLines } from './basket-lines.tsx'
import { BasketSummary } from './basket-summary.tsx'

type BasketScreenProps = {
  /** Renders the contacts of the order under the lines. */
  orderForm: (basket: Basket) => ReactNode
  /** Renders the coupon form under the sums. */
  couponForm: (basket: Basket) => ReactNode
}

/** Basket, contacts and order on one screen (route.order, /personal/order). */
export function BasketScreen({ orderForm, couponForm }: BasketScreenProps) {
  const t = useTexts(basketTexts)
  const { data: basket, isError, refetch } = useBasket()
  const { data: initial } = useInitialData()
  const sign = initial?.regionData.currency.sign
  return (
    <SpaPage title={t('title')} current="basket">
      <h1 className="text-h1">{t('title')}</h1>
      <div className="mt-6">
        {isError && <ErrorNotice onRetry={() => void refetch()} />}
        {(!basket || !sign) && !isError && <BasketSkeleton />}
        {basket && sign && basket.allPositionsQuantity === 0 && <EmptyBasket />}
        {basket && sign && basket.allPositionsQuantity > 0 && (
          <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_--spacing(100)] lg:gap-14">
            <div className="min-w-0">
              <BasketLines basket={basket} sign={sign} />
              {basket.items.length > 0 && <div className="mt-10">{orderForm(basket)}</div>}
            </div>
            <BasketSummary basket={basket} sign={sign}>
              {couponForm(basket)}
            </BasketSummary>
          </div>
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
