import type { Basket } from '@svetlitsa/api-client/query/basket'
import { basketTexts } from '@svetlitsa/i18n/basket-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { OrderSummary } from '@svetlitsa/ui/shop/order-summary'
import type { ReactNode } from 'react'

type BasketSummaryProps = { basket: Basket; sign: string; children: ReactNode }

/** What the ticked lines cost; always adds up, because the total is counted from its lines. */
export function BasketSummary({ basket, sign, children }: BasketSummaryProps) {
  const say = useTexts(basketTexts)
  const { totalSum, coupon, bonusSum } = basket
  return (
    <OrderSummary
      sign={sign}
      sums={{
        goods: totalSum.old,
        discount: totalSum.old - totalSum.new,
        coupon: coupon?.discount ?? 0,
        bonus: bonusSum,
        delivery: 0,
        services: 0,
      }}
      words={{
        title: say('summary.title'),
        goods: say('summary.goods', { count: basket.totalQuantity }),
        discount: say('summary.discount'),
        coupon: say('summary.coupon'),
        bonus: say('summary.bonus'),
        delivery: say('summary.delivery'),
        services: say('summary.services'),
        total: say('summary.total'),
      }}
      action={
        <>
          <Button size={56} wide type="submit" form="order" disabled={totalSum.new === 0}>
            {say('contacts.submit')}
          </Button>
          <p className="mt-3 text-note text-ink-soft">{say('summary.note')}</p>
        </>
      }
    >
      {children}
    </OrderSummary>
  )
}
