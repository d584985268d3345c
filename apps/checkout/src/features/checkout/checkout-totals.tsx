import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { useCheckoutProducts, useFreshSums } from '@svetlitsa/api-client/checkout-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { sumPieces } from '@svetlitsa/domain/quantity/quantity'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { orderSummaryTexts } from '@svetlitsa/i18n/order-summary/order-summary-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { OrderSummary } from '@svetlitsa/ui/order/order-summary'
import { FoldedSummary } from '../../checkout/folded-summary.tsx'
import { SummaryGoods } from '../../checkout/summary/lazy-summary-goods.tsx'
import { useSummaryLabels } from '../../checkout/use-summary-labels.ts'

/** The sums of a checkout: always open on a desktop, folded under their total on a phone. */
export function CheckoutTotals({ checkout }: { checkout: Checkout }) {
  const t = useTexts(checkoutStepsTexts)
  const summary = useTexts(orderSummaryTexts)
  const { data: products = [] } = useCheckoutProducts(checkout.id)
  useFreshSums(checkout)
  const { calculation, currency } = checkout
  const { goods, coupon, bonus, delivery, services, certificate, paid, price } = calculation
  const labels = useSummaryLabels(sumPieces(products))
  const format = (sum: number) => formatPrice(sum, { sign: currency.sign, convert: false })
  return (
    <FoldedSummary total={format(price.total)}>
      <OrderSummary
        sign={currency.sign}
        sums={{ goods, discount: 0, coupon, bonus, delivery, services }}
        labels={labels}
      >
        {paid > 0 && (
          <dl className="mb-5 flex flex-col gap-2.5 text-row">
            {certificate > 0 && (
              <Row label={t('summary.certificate')} value={format(certificate)} />
            )}
            {paid > certificate && (
              <Row label={t('summary.paid')} value={format(paid - certificate)} />
            )}
            <Row label={t('summary.due')} value={format(price.due)} />
          </dl>
        )}
        <SummaryGoods
          lines={products.map(({ id: key, name, variant, quantity: count, byMetre, picture }) => ({
            key,
            name: [name, variant].filter(Boolean).join(', '),
            picture,
            amount: byMetre ? summary('metres', { count }) : t('summary.pieces', { count }),
          }))}
        />
      </OrderSummary>
    </FoldedSummary>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="tabular-nums whitespace-nowrap">{value}</dd>
    </div>
  )
}
