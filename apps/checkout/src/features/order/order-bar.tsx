import type { Basket } from '@svetlitsa/api-client/basket/queries'
import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { orderSummaryTexts } from '@svetlitsa/i18n/order-summary/order-summary-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'

type OrderBarProps = { basket: Basket; isWaiting: boolean }

/**
 * The button of the order on a phone: within reach of the thumb while the contacts are filled in. On
 * a desktop it stands in the summary beside them.
 */
export function OrderBar({ basket, isWaiting }: OrderBarProps) {
  const t = useTexts(basketTexts)
  const summary = useTexts(orderSummaryTexts)
  const { data: initial } = useInitialData()
  const sign = initial?.regionData.currency.sign
  return (
    <div className="sticky bottom-18 z-10 mt-6 flex items-center gap-4 rounded-large bg-surface p-3 shadow-float lg:hidden">
      <p className="min-w-0 grow pl-1 text-small text-ink-soft">
        {summary('total')}
        <span className="block text-h3 whitespace-nowrap text-ink">
          {sign && formatPrice(basket.payable, { sign, convert: false })}
        </span>
      </p>
      <Button
        size={48}
        type="submit"
        disabled={basket.totalSum.new === 0}
        waiting={isWaiting && t('contacts.waiting')}
      >
        {t('contacts.submit')}
      </Button>
    </div>
  )
}
