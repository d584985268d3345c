import { type DocumentKind, useOrderDocument } from '@svetlitsa/api-client/payment-document/queries'
import type { RetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import { retailOrderListTexts } from '@svetlitsa/i18n/retail-order-list/retail-order-list-texts'
import { saveFile } from '@svetlitsa/shell/document/save-file'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useRef, useState } from 'react'
import { useLetterKeys } from '../../list-detail/use-letter-keys.ts'

const kinds = ['order', 'contract', 'pickList'] as const

/**
 * The documents of an order to print; P makes the pick list. One that is still on its way is not asked
 * for again, and holds up no other.
 */
export function OrderDocuments({ order }: { order: Pick<RetailOrder, 'id'> }) {
  const t = useTexts(retailOrderListTexts)
  const { mutateAsync } = useOrderDocument()
  const loading = useRef(new Set<DocumentKind>())
  const [hasFailed, setFailed] = useState(false)
  const { id: orderId } = order
  const save = async (kind: DocumentKind) => {
    if (loading.current.has(kind)) return
    loading.current.add(kind)
    setFailed(false)
    try {
      saveFile(await mutateAsync({ kind, orderId }))
    } catch {
      setFailed(true)
    } finally {
      loading.current.delete(kind)
    }
  }
  useLetterKeys({ KeyP: () => void save('pickList') })
  return (
    <>
      <h3 className="mt-5 font-medium">{t('documents.title')}</h3>
      <ul className="flex flex-wrap gap-x-4">
        {kinds.map((kind) => (
          <li key={kind}>
            <TextLink onClick={() => void save(kind)}>{t(`documents.${kind}`)}</TextLink>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <Notice tone="sale" live>
          {t('documents.failed')}
        </Notice>
      )}
    </>
  )
}
