import { type Checkout, useCheckoutProducts } from '@svetlitsa/api-client/checkout/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { OrderSummary } from '@svetlitsa/ui/order/order-summary'
import { FoldedSummary } from '../../checkout/folded-summary.tsx'

/** The sums of a checkout: always open on a desktop, folded under their total on a phone. */
export function CheckoutTotals({ checkout }: { checkout: Checkout }) {
  const t = useTexts(checkoutStepsTexts)
  const basket = useTexts(basketTexts)
  const { data: products = [] } = useCheckoutProducts(checkout.id)
  const { calculation, currency } = checkout
  const { goods, coupon, bonus, delivery, services, certificate, paid, price } = calculation
  const count = products.reduce((sum, { quantity }) => sum + quantity, 0)
  const format = (sum: number) => formatPrice(sum, { sign: currency.sign, convert: false })
  return (
    <FoldedSummary total={format(price.total)}>
      <OrderSummary
        sign={currency.sign}
        sums={{ goods, discount: 0, coupon, bonus, delivery, services }}
        labels={{
          title: basket('summary.title'),
          goods: basket('summary.goods', { count }),
          discount: basket('summary.discount'),
          coupon: basket('summary.coupon'),
          bonus: basket('summary.bonus'),
          delivery: basket('summary.delivery'),
          services: basket('summary.services'),
          total: basket('summary.total'),
        }}
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
        <ul className="flex flex-col gap-2 text-small text-ink-soft">
          {products.map(({ id: productId, name, variant, quantity }) => (
            <li key={productId} className="flex justify-between gap-4">
              <span className="min-w-0">{[name, variant].filter(Boolean).join(', ')}</span>
              <span className="shrink-0 tabular-nums">
                {t('summary.pieces', { count: quantity })}
              </span>
            </li>
          ))}
        </ul>
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
