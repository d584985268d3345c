import { staffInvitationTexts } from '@svetlitsa/i18n/staff-invitation/staff-invitation-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { formatClock } from '@svetlitsa/shell/login/login-answer'
import { useSecondsUntil } from '@svetlitsa/shell/login/use-seconds-until'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { CodeField } from '@svetlitsa/ui/forms/code-field'
import { useState } from 'react'

type SentCodeProps = {
  phone: string
  /** When another code may be requested, in epoch milliseconds. */
  againAt: number
  error: string | null
  isPending: boolean
  onCode: (code: string) => void
  onAgain: () => void
}

/** Takes the code that was sent; the field is emptied for the next try. */
export function SentCode({ phone, againAt, error, isPending, onCode, onAgain }: SentCodeProps) {
  const t = useTexts(staffInvitationTexts)
  const secondsLeft = useSecondsUntil(againAt)
  const [tries, setTries] = useState(0)
  return (
    <>
      <p className="text-ink-soft" role="status">
        {t('sent', { phone })}
      </p>
      <CodeField
        key={tries}
        label={t('code')}
        error={error}
        disabled={isPending}
        onComplete={(code) => {
          onCode(code)
          setTries((count) => count + 1)
        }}
      />
      <div className="min-h-11 text-small text-ink-soft">
        {secondsLeft > 0 ? (
          <span className="tabular-nums">{t('againIn', { time: formatClock(secondsLeft) })}</span>
        ) : (
          <TextLink tone="accent" onClick={onAgain}>
            {t('again')}
          </TextLink>
        )}
      </div>
    </>
  )
}
