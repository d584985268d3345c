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
 * Links to the receipts of the payments; with several each is labelled with the number of its order,
 * and counted where the order was paid in parts.
 */
export function ReceiptList({ receipts, onGo }: ReceiptListProps) {
  const t = useTexts(checkoutTexts)
  if (receipts.length === 0) return null
  const describe = (receipt: PaidReceipt) => {
    if (receipts.length === 1) return t('payment.receipt')
    const number = receipt.orderId
    const parts = receipts.filter(({ orderId }) => orderId === number)
    return parts.length === 1
      ? t('payment.receiptOf', { number })
      : t('payment.receiptOfPart', { number, index: parts.indexOf(receipt) + 1 })
  }
  return (
    <ul className="mt-3 flex flex-col gap-1">
      {receipts.map((receipt) => (
        <li key={receipt.guid}>
          <TextLink href={link.receipt(receipt.guid)} onClick={onGo}>
            {describe(receipt)}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
