import { useReceipt } from '@svetlitsa/api-client/receipt/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { receiptTexts } from '@svetlitsa/i18n/receipt/receipt-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { DocumentPage } from '@svetlitsa/shell/spa/document-page'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'
import { ReceiptDocument } from './receipt-document.tsx'

// They follow the document, which is what the page was opened for.
const ReceiptRecommendations = lazyPart(async () => {
  const { ReceiptRecommendations } = await import('./receipt-recommendations.tsx')
  return { default: ReceiptRecommendations }
})

/** The electronic receipt behind a link, in its own layout (layout.other). */
export function ReceiptScreen({ guid }: { guid: string }) {
  const t = useTexts(receiptTexts)
  const { data, isError, refetch } = useReceipt(guid)
  return (
    <DocumentPage title={t('title')}>
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Spinner size="bar" label={t('loading')} />}
      {data && <ReceiptDocument receipt={data.receipt} />}
      {data === null && <NoReceipt />}
      {data?.recommendation && <ReceiptRecommendations sign={data.receipt.currency.sign} />}
    </DocumentPage>
  )
}

/** Shown for a receipt whose ERROR is 'Ошибка' (receipt.page). */
function NoReceipt() {
  const t = useTexts(receiptTexts)
  const { data: session } = useUserData()
  const isCustomer = Boolean(session?.userData)
  return (
    <EmptyState
      title={t('empty.title')}
      headingLevel={1}
      size="page"
      actions={
        <>
          {isCustomer && <Button href={link.orders()}>{t('toOrders')}</Button>}
          <Button kind={isCustomer ? 'white' : 'primary'} href={link.home()}>
            {t('toShop')}
          </Button>
        </>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  )
}
