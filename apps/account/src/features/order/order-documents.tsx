import type { CustomerOrder } from '@svetlitsa/api-client/customer-order/queries'
import { useOrderDocument } from '@svetlitsa/api-client/payment-document/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { saveFile } from '@svetlitsa/shell/document/save-file'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'

/**
 * The contract and the order as files, and the receipts. Documents name the buyer: the link alone
 * does not open them.
 */
export function OrderDocuments({ order }: { order: CustomerOrder }) {
  const t = useTexts(orderTexts)
  const { mutateAsync, isPending, isError } = useOrderDocument()
  const save = async (kind: 'contract' | 'order') => {
    const file = await mutateAsync({ kind, orderId: order.id }).catch(() => null)
    if (file) saveFile(file)
  }
  if (order.isMasked && order.receipts.length === 0) return null
  return (
    <section>
      <h2 className="text-small text-ink-soft">{t('documents.title')}</h2>
      <ul className="mt-1 grid justify-items-start gap-1">
        {!order.isMasked &&
          (['contract', 'order'] as const).map((kind) => (
            <li key={kind}>
              <TextLink disabled={isPending} onClick={() => void save(kind)}>
                {t(kind === 'contract' ? 'documents.contract' : 'documents.print')}
              </TextLink>
            </li>
          ))}
        {order.receipts.map(({ guid, type }) => (
          <li key={guid}>
            <TextLink href={link.receipt(guid)}>
              {type === 'sale' ? t('receipt') : t('receiptOfRefund')}
            </TextLink>
          </li>
        ))}
      </ul>
      {isError && (
        <Notice tone="sale" live>
          {t('documents.failed')}
        </Notice>
      )}
    </section>
  )
}
