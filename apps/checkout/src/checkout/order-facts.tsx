import type { Order } from '@svetlitsa/api-client/order/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { checkoutFinalTexts } from '@svetlitsa/i18n/checkout-final/checkout-final-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import type { ReactNode } from 'react'

type OrderFactsProps = { order: Order; hasSeveral: boolean }

/** When, where and for how much. */
export function OrderFacts({ order, hasSeveral }: OrderFactsProps) {
  const t = useTexts(checkoutFinalTexts)
  const language = useLanguage()
  const { delivery, currency, sums, due, state } = order
  const format = (sum: number) => formatPrice(sum, { sign: currency.sign, convert: false })
  const when = () => {
    if (delivery?.date) {
      const day = formatDay(delivery.date, language)
      const { timeFrom: from, timeTo: to } = delivery
      return from && to ? t('slot', { day, from, to }) : day
    }
    return t(delivery?.kind === 'pickup' ? 'whenReady' : 'whenLater')
  }
  return (
    <section aria-label={t('number', { count: 1, numbers: order.id })}>
      {hasSeveral && (
        <h2 className="mb-3 text-h3">{t('number', { count: 1, numbers: order.id })}</h2>
      )}
      <dl className="divide-y divide-line border-y border-line">
        {delivery && (
          <>
            <Fact label={t('when')}>{when()}</Fact>
            <Fact label={t(delivery.kind === 'pickup' ? 'store' : 'where')}>
              {delivery.address ?? delivery.description}
            </Fact>
          </>
        )}
        <Fact label={t('sum')}>
          {format(sums.total)}
          <span className="block text-small text-ink-soft">
            {state === 'cancelled'
              ? t('cancelled')
              : [
                  sums.paid > 0 && t('paid', { sum: format(sums.paid) }),
                  due > 0 && t('due', { sum: format(due) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
          </span>
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[--spacing(40)_minmax(0,1fr)]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere font-medium">{children}</dd>
    </div>
  )
}
