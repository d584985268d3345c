import { type RetailOrder, useDeclineRefund } from '@svetlitsa/api-client/retail-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { useState } from 'react'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'

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
                <DeclineForm orderGuid={order.guid} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function DeclineForm({ orderGuid }: { orderGuid: string }) {
  const t = useTexts(retailOrderTexts)
  const { mutateAsync, isPending } = useDeclineRefund()
  const { move, ...outcome } = useMoveOrder()
  const [answer, setAnswer] = useState('')
  return (
    <div className="mt-2 grid gap-2">
      <Field
        label={t('refunds.answer')}
        size={44}
        maxLength={500}
        value={answer}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      <MoveOutcome {...outcome} />
      <Button
        size={40}
        kind="outline"
        disabled={answer.trim().length < 3}
        waiting={isPending && t('waiting')}
        onClick={() => void move((key) => mutateAsync({ key, orderGuid, answer: answer.trim() }))}
      >
        {t('refunds.decline')}
      </Button>
    </div>
  )
}
