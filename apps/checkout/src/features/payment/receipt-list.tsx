import type { PaidReceipt } from '@svetlitsa/api-client/query/payment'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'

type ReceiptListProps = {
  receipts: readonly PaidReceipt[]
  /** The reader leaves for a receipt. */
  onGo?: () => void
}

/** Links to the receipts of what was paid; of several orders each is named by its number. */
export function ReceiptList({ receipts, onGo }: ReceiptListProps) {
  const say = useTexts(checkoutTexts)
  if (receipts.length === 0) return null
  return (
    <ul className="mt-3 flex flex-col gap-1">
      {receipts.map(({ guid, orderId }) => (
        <li key={guid}>
          <TextLink href={link.receipt(guid)} onClick={onGo}>
            {receipts.length > 1
              ? say('payment.receiptOf', { number: orderId })
              : say('payment.receipt')}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
