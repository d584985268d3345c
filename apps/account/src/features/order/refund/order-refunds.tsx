import type { CustomerOrder, RefundRequest } from '@svetlitsa/api-client/customer-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { type ReactNode, useState } from 'react'
import { useFormatDay } from '../../../date/use-format-day.ts'
import { hasRefundReceipt } from './has-refunds.ts'
import { WithdrawRefund } from './withdraw-refund.tsx'

/** What the customer asked to give back, and what became of it. */
export function OrderRefunds({ order }: { order: CustomerOrder }) {
  const t = useTexts(orderTexts)
  const isRefunded = hasRefundReceipt(order)
  const hasAccepted = order.refunds.some(({ state }) => state === 'accepted')
  const [message, setMessage] = useState<string | null>(null)
  return (
    <section aria-labelledby="refunds" className="mt-8">
      <h2 id="refunds" className="text-h3">
        {t('refund.list')}
      </h2>
      {message && (
        <Notice tone="forest" live>
          {message}
        </Notice>
      )}
      <ul className="mt-2 border-t border-line">
        {order.refunds.map((request) => (
          <RefundRow key={request.guid} request={request} sign={order.currency.sign}>
            {request.state === 'waiting' && order.actions.includes('withdrawRefund') && (
              <WithdrawRefund order={order} request={request} onDone={setMessage} />
            )}
          </RefundRow>
        ))}
      </ul>
      {(isRefunded || hasAccepted) && (
        <p className="mt-2">
          <TextLink href={link.refund(order.guid)}>{t('refund.follow')}</TextLink>
        </p>
      )}
    </section>
  )
}

type RefundRowProps = { request: RefundRequest; sign: string; children: ReactNode }

function RefundRow({ request, sign, children }: RefundRowProps) {
  const t = useTexts(orderTexts)
  const formatDay = useFormatDay()
  const { state, sum, lines, answer, answerBy } = request
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3">
      <p className="wrap-anywhere">
        {lines.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ')}
      </p>
      <p className="font-medium whitespace-nowrap">{formatPrice(sum, { sign })}</p>
      <p className="col-span-full text-small text-ink-soft wrap-anywhere">
        {[t(`refund.states.${state}`, { date: formatDay(answerBy) }), answer]
          .filter(Boolean)
          .join(': ')}
      </p>
      {children && <div className="col-span-full mt-2">{children}</div>}
    </li>
  )
}
