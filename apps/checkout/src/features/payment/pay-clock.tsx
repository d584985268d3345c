import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Spinner } from '@svetlitsa/ui/primitives/spinner'

/** That the shop waits for a payment made elsewhere, and for how much longer. */
export function PayClock({ seconds }: { seconds: number | null }) {
  const say = useTexts(checkoutTexts)
  return (
    <div className="flex flex-col items-center gap-1 text-center text-small text-ink-soft">
      <p role="status" className="inline-flex items-center gap-2">
        <Spinner /> {say('payment.window.waitingPay')}
      </p>
      {seconds !== null && (
        <p role="timer" className="tabular-nums">
          {say('payment.window.left', { time: clockOf(seconds) })}
        </p>
      )}
    </div>
  )
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
