import type { Basket } from '@svetlitsa/api-client/basket/queries'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { OrderSummary } from '@svetlitsa/ui/order/order-summary'
import type { ReactNode } from 'react'

type BasketSummaryProps = { basket: Basket; sign: string; children: ReactNode }

/**
 * The sums of the checked lines; the total is calculated from the displayed lines, so it always
 * adds up.
 */
export function BasketSummary({ basket, sign, children }: BasketSummaryProps) {
  const t = useTexts(basketTexts)
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
      labels={{
        title: t('summary.title'),
        goods: t('summary.goods', { count: basket.totalQuantity }),
        discount: t('summary.discount'),
        coupon: t('summary.coupon'),
        bonus: t('summary.bonus'),
        delivery: t('summary.delivery'),
        services: t('summary.services'),
        total: t('summary.total'),
      }}
      action={
        <>
          <div className="max-lg:hidden">
            <Button size={56} wide type="submit" form="order" disabled={totalSum.new === 0}>
              {t('contacts.submit')}
            </Button>
          </div>
          <p className="mt-3 text-note text-ink-soft">{t('summary.note')}</p>
        </>
      }
    >
      {children}
    </OrderSummary>
  )
}
