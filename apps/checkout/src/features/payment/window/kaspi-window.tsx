import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { QrCode } from '@svetlitsa/ui/data/qr-code'
import { PaymentCountdown } from './payment-countdown.tsx'
import type { PaymentWindowProps } from './payment-window.ts'
import { PaymentWindowLayout } from './payment-window-layout.tsx'
import { usePaymentSession } from './use-payment-session.ts'

/**
 * kaspiQR: a QR code for the Kaspi app. A phone cannot scan its own screen, so it opens a new
 * window instead (payment.kaspi).
 */
export function KaspiWindow(props: PaymentWindowProps) {
  const t = useTexts(checkoutTexts)
  const session = usePaymentSession(props)
  const url = session.attempt?.url ?? ''
  return (
    <PaymentWindowLayout of={props} session={session}>
      <div className="hidden flex-col items-center gap-4 text-center md:flex">
        <div className="w-60">
          <QrCode content={url} label={t('payment.window.kaspiCode')} />
        </div>
        <p>{t('payment.window.kaspiText')}</p>
      </div>
      <div className="flex flex-col gap-4 md:hidden">
        <p>{t('payment.window.kaspiPhone')}</p>
        <Button wide href={url} target="_blank" rel="noopener">
          {t('payment.window.kaspiGo')}
        </Button>
      </div>
      <PaymentCountdown seconds={session.secondsLeft} />
    </PaymentWindowLayout>
  )
}
