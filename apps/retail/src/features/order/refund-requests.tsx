import { type RetailOrder, useDeclineRefund } from '@svetlitsa/api-client/retail-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { DeclineForm } from './decline-form.tsx'

/** What the customer asks to give back. It is accepted by the form of a return, or declined here. */
export function RefundRequests({ order }: { order: RetailOrder }) {
  const t = useTexts(retailOrderTexts)
  const language = useLanguage()
  if (order.refunds.length === 0) return null
  return (
    <section className="mt-5">
      <h3 className="font-medium">{t('refunds.title')}</h3>
      <ul>
        {order.refunds.map((request) => (
          <li key={request.guid} className="border-b border-line py-2 wrap-anywhere">
            {request.lines.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ')}
            <span className="block text-note text-ink-soft">
              {[
                t(`refunds.states.${request.state}`),
                t(`returnReasons.${request.reason}`),
                request.comment,
                request.answer,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {request.state === 'waiting' && (
              <>
                <p>
                  {t('refunds.until', {
                    date: formatDay(request.answerBy, language),
                    sum: formatPrice(request.sum, { sign: order.currency.sign }),
                  })}
                </p>
                <DeclineRefund orderGuid={order.guid} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function DeclineRefund({ orderGuid }: { orderGuid: string }) {
  const t = useTexts(retailOrderTexts)
  const { mutateAsync } = useDeclineRefund()
  return (
    <DeclineForm
      label={t('refunds.answer')}
      submitLabel={t('refunds.decline')}
      onDecline={(declined) => mutateAsync({ orderGuid, ...declined })}
    />
  )
}
