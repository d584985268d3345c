import type { PaidReceipt } from '@svetlitsa/api-client/payment/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { ReceiptList } from '../receipt-list.tsx'

export type ThankYouProps = {
  paid: string
  numbers: readonly string[]
  receipts: readonly PaidReceipt[]
}

/**
 * personalThankYou: confirms the payment and links to the order and its receipts (window.names).
 */
export function ThankYouWindow({ paid, numbers, receipts }: ThankYouProps) {
  const t = useTexts(checkoutTexts)
  const { close } = useWindows()
  return (
    <div className="flex flex-col gap-6">
      <div role="status">
        <p className="text-h3">
          {t('payment.orders', { count: numbers.length, numbers: numbers.join(', ') })}
        </p>
        <p className="mt-2">{t('payment.paidText', { sum: paid })}</p>
        <ReceiptList receipts={receipts} onGo={close} />
      </div>
      <div className="flex flex-col gap-3">
        <Button wide href={link.orders()}>
          {t('payment.toOrders')}
        </Button>
        <Button wide kind="quiet" href={link.catalog()}>
          {t('payment.toCatalog')}
        </Button>
      </div>
    </div>
  )
}
