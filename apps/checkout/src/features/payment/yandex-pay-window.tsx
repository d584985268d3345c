import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { PayClock } from './pay-clock.tsx'
import { PayFrame } from './pay-frame.tsx'
import type { PayWindowProps } from './pay-window.ts'
import { usePayAttempt } from './use-pay-attempt.ts'

/** yandexPayWindow: the way to Yandex Pay's own page, and the wait for what became of it. */
export function YandexPayWindow(props: PayWindowProps) {
  const say = useTexts(checkoutTexts)
  const paying = usePayAttempt(props)
  return (
    <PayFrame of={props} paying={paying}>
      <p>{say('payment.window.yandexText')}</p>
      <Button wide href={paying.attempt?.url ?? ''} target="_blank" rel="noopener">
        {say('payment.window.yandexGo')}
      </Button>
      <PayClock seconds={paying.secondsLeft} />
    </PayFrame>
  )
}
