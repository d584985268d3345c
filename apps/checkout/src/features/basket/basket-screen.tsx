import { type Basket, useBasket } from '@svetlitsa/api-client/query/basket'
import { useInitialData } from '@svetlitsa/api-client/query/shell'
import { link } from '@svetlitsa/domain/route/site-map'
import { basketTexts } from '@svetlitsa/i18n/basket-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'
import type { ReactNode } from 'react'
import { BasketLines } from './basket-lines.tsx'
import { BasketSummary } from './basket-summary.tsx'

type BasketScreenProps = {
  /** Contacts of the order, under the lines. */
  orderForm: (basket: Basket) => ReactNode
  /** The promo code, under the sums. */
  couponForm: (basket: Basket) => ReactNode
}

/** Basket, contacts and order on one screen (account §2, /personal/order). */
export function BasketScreen({ orderForm, couponForm }: BasketScreenProps) {
  const say = useTexts(basketTexts)
  const { data: basket, isError, refetch } = useBasket()
  const { data: initial } = useInitialData()
  const sign = initial?.regionData.currency.sign ?? '₽'
  return (
    <SpaPage title={say('title')} current="basket">
      <h1 className="text-h1">{say('title')}</h1>
      <div className="mt-6">
        {isError && <FaultNotice onRetry={() => void refetch()} />}
        {!basket && !isError && <BasketBlank />}
        {basket && basket.allPositionsQuantity === 0 && <EmptyBasket />}
        {basket && basket.allPositionsQuantity > 0 && (
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
  const say = useTexts(basketTexts)
  return (
    <EmptyState
      title={say('empty.title')}
      size="page"
      actions={<Button href={link.catalog()}>{say('empty.go')}</Button>}
    >
      {say('empty.text')}
    </EmptyState>
  )
}

function BasketBlank() {
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
