'use client'

import { useRefund } from '@svetlitsa/api-client/query/receipt'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { dayText } from '@svetlitsa/i18n/day-text'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'

const tones = { none: 'sand', waiting: 'honey', part: 'honey', done: 'forest' } as const

/** How a refund fares, for who opened its link: asked anew, as a page that is kept may be old. */
export function RefundState({ id }: { id: string }) {
  const say = useTexts(contentTexts)
  const language = useLanguage()
  const { data: refund, isError, isPending, refetch } = useRefund(id)
  if (isError) return <FaultNotice onRetry={() => void refetch()} />
  if (isPending) return <Skeleton shape="button" />
  if (!refund) return <Notice tone="sale">{say('refund.unknown')}</Notice>
  const { sign } = refund.currency
  return (
    <Notice tone={tones[refund.state]}>
      <span className="block font-medium">{say('refund.order', { number: refund.orderId })}</span>
      <span className="block">
        {say(`refund.${refund.state}`, {
          refunded: formatPrice(refund.refunded, { sign }),
          paid: formatPrice(refund.paid, { sign }),
        })}
      </span>
      <span className="block text-ink-soft">
        {say('refund.updated', { date: dayText(refund.updatedAt, language, { year: true }) })}
      </span>
    </Notice>
  )
}
