import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { PaymentCountdown } from './payment-countdown.tsx'
import type { PaymentWindowProps } from './payment-window.ts'
import { PaymentWindowLayout } from './payment-window-layout.tsx'
import { usePaymentSession } from './use-payment-session.ts'

/** yandexPayWindow: links to Yandex Pay's page and waits for the result. */
export function YandexPayWindow(props: PaymentWindowProps) {
  const t = useTexts(checkoutTexts)
  const session = usePaymentSession(props)
  return (
    <PaymentWindowLayout of={props} session={session}>
      <p>{t('payment.window.yandexText')}</p>
      <Button wide href={session.attempt?.url ?? ''} target="_blank" rel="noopener">
        {t('payment.window.yandexGo')}
      </Button>
      <PaymentCountdown seconds={session.secondsLeft} />
    </PaymentWindowLayout>
  )
}
