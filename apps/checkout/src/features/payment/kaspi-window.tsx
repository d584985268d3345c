import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { SquareCode } from '@svetlitsa/ui/shop/square-code'
import { PayClock } from './pay-clock.tsx'
import { PayFrame } from './pay-frame.tsx'
import type { PayWindowProps } from './pay-window.ts'
import { usePayAttempt } from './use-pay-attempt.ts'

/** kaspiQR: a code for the Kaspi app; a phone cannot look at itself and opens a new window (account §9). */
export function KaspiWindow(props: PayWindowProps) {
  const say = useTexts(checkoutTexts)
  const paying = usePayAttempt(props)
  const url = paying.attempt?.url ?? ''
  return (
    <PayFrame of={props} paying={paying}>
      <div className="hidden flex-col items-center gap-4 text-center md:flex">
        <div className="w-60">
          <SquareCode content={url} label={say('payment.window.kaspiCode')} />
        </div>
        <p>{say('payment.window.kaspiText')}</p>
      </div>
      <div className="flex flex-col gap-4 md:hidden">
        <p>{say('payment.window.kaspiPhone')}</p>
        <Button wide href={url} target="_blank" rel="noopener">
          {say('payment.window.kaspiGo')}
        </Button>
      </div>
      <PayClock seconds={paying.secondsLeft} />
    </PayFrame>
  )
}
