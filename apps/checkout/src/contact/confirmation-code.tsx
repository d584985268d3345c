import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { formatClock } from '@svetlitsa/shell/login/login-answer'
import { useSecondsUntil } from '@svetlitsa/shell/login/use-seconds-until'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { CodeField } from '@svetlitsa/ui/forms/code-field'
import { useEffect, useRef } from 'react'
import type { CodeConfirmation } from './use-code-confirmation.ts'

type ConfirmationCodeProps = {
  phone: string
  confirmation: CodeConfirmation
}

/** The code from the message; the sixth digit sends it. */
export function ConfirmationCode({ phone, confirmation }: ConfirmationCodeProps) {
  const t = useTexts(checkoutStepsTexts)
  const { tries, error, isChecking, againAt, check, send } = confirmation
  const secondsLeft = useSecondsUntil(againAt)
  const box = useRef<HTMLDivElement>(null)
  // Each attempt renders a new field, so the focus has to be set again.
  useEffect(() => box.current?.querySelector('input')?.focus(), [tries])
  return (
    <div ref={box} className="flex max-w-login flex-col gap-3">
      <p role="status" className="text-small text-ink-soft">
        {t('contacts.sentTo', { phone: formatPhone(phone).replaceAll(' ', '\u00a0') })}
      </p>
      <CodeField
        key={tries}
        label={t('contacts.code')}
        error={error}
        disabled={isChecking}
        onComplete={(code) => void check(code)}
      />
      <div className="flex min-h-11 items-center justify-between gap-4 text-small text-ink-soft">
        {secondsLeft > 0 ? (
          <span className="tabular-nums">
            {t('contacts.againIn', { time: formatClock(secondsLeft) })}
          </span>
        ) : (
          <TextLink tone="accent" onClick={() => void send()}>
            {t('contacts.again')}
          </TextLink>
        )}
        {isChecking && <Spinner label={t('contacts.checking')} />}
      </div>
    </div>
  )
}
