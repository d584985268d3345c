import { useRefund } from '@svetlitsa/api-client/refund/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'

const tones = { none: 'sand', waiting: 'honey', part: 'honey', done: 'forest' } as const

/**
 * The state of a refund, for the owner of the link. It is loaded in the browser, because the page
 * itself may come from a cache.
 */
export function RefundState({ id }: { id: string }) {
  const t = useTexts(contentTexts)
  const language = useLanguage()
  const { data: refund, isError, isPending, refetch } = useRefund(id)
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (isPending) return <Skeleton shape="button" />
  if (!refund) return <Notice tone="sale">{t('refund.unknown')}</Notice>
  const { sign } = refund.currency
  return (
    <Notice tone={tones[refund.state]}>
      <span className="block font-medium">{t('refund.order', { number: refund.orderId })}</span>
      <span className="block">
        {t(`refund.${refund.state}`, {
          refunded: formatPrice(refund.refunded, { sign }),
          paid: formatPrice(refund.paid, { sign }),
        })}
      </span>
      <span className="block text-ink-soft">
        {t('refund.updated', { date: formatDay(refund.updatedAt, language, { year: true }) })}
      </span>
    </Notice>
  )
}
