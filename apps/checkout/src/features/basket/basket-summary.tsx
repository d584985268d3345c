import type { Basket } from '@svetlitsa/api-client/basket/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { OrderSummary } from '@svetlitsa/ui/order/order-summary'
import type { ReactNode } from 'react'
import { useSummaryLabels } from '../../checkout/use-summary-labels.ts'

type BasketSummaryProps = {
  basket: Basket
  sign: string
  /** Whether the order is placed here, by the older checkout (checkout.default). */
  isOlder: boolean
  children: ReactNode
}

/**
 * The sums of the checked lines; the total is calculated from the displayed lines, so it always
 * adds up.
 */
export function BasketSummary({ basket, sign, isOlder, children }: BasketSummaryProps) {
  const t = useTexts(basketTexts)
  const labels = useSummaryLabels(basket.totalQuantity)
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
      labels={labels}
      action={
        <>
          {isOlder ? (
            <div className="max-lg:hidden">
              <Button size={56} wide type="submit" form="order" disabled={totalSum.new === 0}>
                {t('contacts.submit')}
              </Button>
            </div>
          ) : (
            <GoToCheckout isPossible={totalSum.new > 0} />
          )}
          <p className="mt-3 text-note text-ink-soft">
            {t(isOlder ? 'summary.note' : 'summary.newNote')}
          </p>
        </>
      }
    >
      {children}
    </OrderSummary>
  )
}

/** Leads to the new checkout; without a checked line there is nothing to check out. */
function GoToCheckout({ isPossible }: { isPossible: boolean }) {
  const t = useTexts(basketTexts)
  const props = isPossible ? { href: link.checkout() } : { disabled: true }
  return (
    <Button size={56} wide {...props}>
      {t('toCheckout')}
    </Button>
  )
}
