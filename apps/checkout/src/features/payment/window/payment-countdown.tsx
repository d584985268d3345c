import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'

/** The remaining time to complete a payment made elsewhere. */
export function PaymentCountdown({ seconds }: { seconds: number | null }) {
  const t = useTexts(checkoutTexts)
  return (
    <div className="flex flex-col items-center gap-1 text-center text-small text-ink-soft">
      <p role="status" className="inline-flex items-center gap-2">
        <Spinner /> {t('payment.window.waitingPay')}
      </p>
      {seconds !== null && (
        <p role="timer" className="tabular-nums">
          {t('payment.window.left', { time: formatClock(seconds) })}
        </p>
      )}
    </div>
  )
}

function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
