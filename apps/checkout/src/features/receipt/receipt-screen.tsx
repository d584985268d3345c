import { useReceipt } from '@svetlitsa/api-client/query/receipt'
import { link } from '@svetlitsa/domain/route/site-map'
import { receiptTexts } from '@svetlitsa/i18n/receipt-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { OtherPage } from '@svetlitsa/shell/spa/other-page'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { Spinner } from '@svetlitsa/ui/primitives/spinner'
import { ReceiptPaper } from './receipt-paper.tsx'
import { ReceiptRecommendations } from './receipt-recommendations.tsx'

/** The electronic receipt behind a link, in a layout of its own (storefront §2, account §2). */
export function ReceiptScreen({ guid }: { guid: string }) {
  const say = useTexts(receiptTexts)
  const { data, isError, refetch } = useReceipt(guid)
  return (
    <OtherPage title={say('title')}>
      {isError && <FaultNotice onRetry={() => void refetch()} />}
      {!data && !isError && <Spinner size="bar" label={say('loading')} />}
      {data && (data.receipt ? <ReceiptPaper receipt={data.receipt} /> : <NoReceipt />)}
      {data?.recommendation && data.receipt && (
        <ReceiptRecommendations sign={data.receipt.currency.sign} />
      )}
    </OtherPage>
  )
}

/** A receipt whose ERROR is 'Ошибка' is an empty one (storefront §7). */
function NoReceipt() {
  const say = useTexts(receiptTexts)
  return (
    <EmptyState
      title={say('empty.title')}
      headingLevel={1}
      size="page"
      actions={
        <>
          <Button href={link.orders()}>{say('toOrders')}</Button>
          <Button kind="white" href={link.home()}>
            {say('toShop')}
          </Button>
        </>
      }
    >
      <p>{say('empty.text')}</p>
    </EmptyState>
  )
}
