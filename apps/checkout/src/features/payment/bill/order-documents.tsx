import { usePaymentMethods } from '@svetlitsa/api-client/payment/queries'
import { type DocumentKind, useOrderDocument } from '@svetlitsa/api-client/payment-document/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { saveFile } from '@svetlitsa/shell/document/save-file'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'

type OrderDocumentsProps = { basketGroup: string; numbers: readonly string[] }

/** The documents of a checkout's orders: bill, contract and order (payment.documents). */
export function OrderDocuments({ basketGroup, numbers }: OrderDocumentsProps) {
  const t = useTexts(checkoutTexts)
  const { data } = usePaymentMethods(basketGroup)
  const { mutateAsync, isPending, isError } = useOrderDocument()
  const save = async (kind: DocumentKind, orderId: string) => {
    const file = await mutateAsync({ kind, orderId }).catch(() => null)
    if (file) saveFile(file)
  }
  const [first] = numbers
  if (!data || first === undefined) return null
  const documents = [
    ...(data.placement === 'bill' ? [['bill', first] as const] : []),
    ...numbers.flatMap((number) => [['contract', number] as const, ['order', number] as const]),
  ]
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="text-h3">
        {t('payment.documents.title')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {documents.map(([kind, number]) => (
          <li key={`${kind}-${number}`}>
            <Button
              size={40}
              kind="quiet"
              disabled={isPending}
              onClick={() => void save(kind, number)}
            >
              {t(`payment.documents.${kind}`, { number })}
            </Button>
          </li>
        ))}
      </ul>
      {isError && (
        <Notice tone="sale" live>
          {t('payment.documents.failed')}
        </Notice>
      )}
    </section>
  )
}
