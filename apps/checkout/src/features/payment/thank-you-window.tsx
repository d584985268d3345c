import type { PaidReceipt } from '@svetlitsa/api-client/query/payment'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { ReceiptList } from './receipt-list.tsx'

export type ThankYouProps = {
  paid: string
  numbers: readonly string[]
  receipts: readonly PaidReceipt[]
}

/** personalThankYou: the window after a payment, with what came and where to look next (decisions). */
export function ThankYouWindow({ paid, numbers, receipts }: ThankYouProps) {
  const say = useTexts(checkoutTexts)
  const { close } = useWindows()
  return (
    <div className="flex flex-col gap-6">
      <div role="status">
        <p className="text-h3">
          {say('payment.orders', { count: numbers.length, numbers: numbers.join(', ') })}
        </p>
        <p className="mt-2">{say('payment.paidText', { sum: paid })}</p>
        <ReceiptList receipts={receipts} onGo={close} />
      </div>
      <div className="flex flex-col gap-3">
        <Button wide href={link.orders()}>
          {say('payment.toOrders')}
        </Button>
        <Button wide kind="quiet" href={link.catalog()}>
          {say('payment.toCatalog')}
        </Button>
      </div>
    </div>
  )
}
