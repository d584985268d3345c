import { formatPrice, groupThousands } from '@svetlitsa/domain/money/price-text'
import { type OrderSums, sumOrder } from '@svetlitsa/domain/total/order-sum'
import type { ReactNode } from 'react'

export type OrderSummaryLabels = Record<keyof OrderSums, string> & { title: string; total: string }

type OrderSummaryProps = {
  /** The sums of the order; the total is calculated from them here, so that it always adds up. */
  sums: OrderSums
  /** «Товары, 6 шт.» and so on; a line with a zero sum is omitted, except the goods. */
  labels: OrderSummaryLabels
  sign?: string
  /** The earned bonuses: «Вернём 6 845 бонусов после доставки». */
  bonusLine?: ReactNode
  /** One button of 56 px and a note under it. */
  action?: ReactNode
  /** Coupon and bonus switch, under a hairline. */
  children?: ReactNode
}

type Line = { name: keyof OrderSums; tone?: string; minus?: boolean }

const lines: readonly Line[] = [
  { name: 'goods' },
  { name: 'discount', minus: true, tone: 'text-sale' },
  { name: 'coupon', minus: true, tone: 'text-sale' },
  { name: 'bonus', minus: true, tone: 'text-forest' },
  { name: 'delivery' },
  { name: 'services' },
]

/**
 * The summary of the order on white, sticky beside the lines: goods − discount − coupon − bonus +
 * delivery + services = total (ADR 0050). On the phone it spans the full width.
 */
export function OrderSummary(props: OrderSummaryProps) {
  const { sums, labels, sign = '₽', bonusLine, action, children } = props
  const formatAmount = (sum: number) => `${groupThousands(sum)}\u00a0${sign}`
  return (
    <section
      aria-label={labels.title}
      className="rounded-large bg-surface p-4 max-lg:-mx-gutter max-lg:px-gutter max-lg:py-7 lg:sticky lg:top-22 lg:p-7"
    >
      <h2 className="text-h3">{labels.title}</h2>
      <dl className="mt-4 flex flex-col gap-2.5 text-row">
        {lines
          .filter(({ name }) => name === 'goods' || sums[name] > 0)
          .map(({ name, tone, minus }) => (
            <div key={name} className="flex justify-between gap-4">
              <dt>{labels[name]}</dt>
              <dd className={`whitespace-nowrap tabular-nums ${tone ?? ''}`}>
                {formatAmount(minus ? -sums[name] : sums[name])}
              </dd>
            </div>
          ))}
        <div className="mt-2.5 flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="text-h3">{labels.total}</dt>
          <dd className="text-total whitespace-nowrap" aria-live="polite">
            {formatPrice(sumOrder(sums), { sign })}
          </dd>
        </div>
      </dl>
      {bonusLine && <p className="mt-1 text-small text-forest">{bonusLine}</p>}
      {action && <div className="mt-5">{action}</div>}
      {children && <div className="mt-6 border-t border-line pt-5">{children}</div>}
    </section>
  )
}
