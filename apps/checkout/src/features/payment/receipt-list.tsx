import type { PaidReceipt } from '@svetlitsa/api-client/payment/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'

type ReceiptListProps = {
  receipts: readonly PaidReceipt[]
  /** Called when a receipt link is followed. */
  onGo?: () => void
}

/**
 * Links to the receipts of the payments; with several orders each is labelled with its order
 * number.
 */
export function ReceiptList({ receipts, onGo }: ReceiptListProps) {
  const t = useTexts(checkoutTexts)
  if (receipts.length === 0) return null
  return (
    <ul className="mt-3 flex flex-col gap-1">
      {receipts.map(({ guid, orderId }) => (
        <li key={guid}>
          <TextLink href={link.receipt(guid)} onClick={onGo}>
            {receipts.length > 1
              ? t('payment.receiptOf', { number: orderId })
              : t('payment.receipt')}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
