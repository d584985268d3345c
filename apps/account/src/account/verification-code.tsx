import { useSendProfileCode, type VerificationPurpose } from '@svetlitsa/api-client/profile/queries'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { formatClock } from '@svetlitsa/shell/login/login-answer'
import { useSecondsUntil } from '@svetlitsa/shell/login/use-seconds-until'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { CodeField } from '@svetlitsa/ui/forms/code-field'
import { type ReactNode, useState } from 'react'

type VerificationCodeProps = {
  purpose: VerificationPurpose
  /** The number that the code goes to, as it is shown. */
  phone: string
  label: string
  /** The button that sends the code. */
  begin: ReactNode
  /** Why the entered code was refused; the field is emptied for the next try. */
  error: string | null
  isPending: boolean
  onCode: (code: number) => void
}

/** Sends a code to the customer's own number and takes it; the sixth digit submits it. */
export function VerificationCode(props: VerificationCodeProps) {
  const { purpose, phone, label, begin, error, isPending, onCode } = props
  const t = useTexts(profileTexts)
  const { mutateAsync, isPending: isSending } = useSendProfileCode()
  const [againAt, setAgainAt] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const secondsLeft = useSecondsUntil(againAt ?? 0)

  const send = async () => {
    setFailure(null)
    try {
      const answer = await mutateAsync(purpose)
      if (answer.error) setFailure(answer.error)
      else setAgainAt(Date.now() + answer.retryAfterSeconds * 1000)
    } catch (cause) {
      setFailure(getErrorMessage(cause) ?? t('code.failed'))
    }
  }
  const submit = (code: string) => {
    onCode(Number(code))
    setTries((count) => count + 1)
  }

  return (
    <div className="flex max-w-120 flex-col gap-4">
      {failure && (
        <Notice tone="sale" live>
          {failure}
        </Notice>
      )}
      {againAt === null ? (
        <div>
          <Button kind="quiet" waiting={isSending && t('waiting')} onClick={() => void send()}>
            {begin}
          </Button>
        </div>
      ) : (
        <>
          <p className="text-ink-soft" role="status">
            {t('code.sent', { phone })}
          </p>
          <CodeField
            key={tries}
            label={label}
            error={error}
            disabled={isPending}
            onComplete={submit}
          />
          <div className="min-h-11 text-small text-ink-soft">
            {secondsLeft > 0 ? (
              <span className="tabular-nums">
                {t('code.againIn', { time: formatClock(secondsLeft) })}
              </span>
            ) : (
              <TextLink tone="accent" onClick={() => void send()}>
                {t('code.again')}
              </TextLink>
            )}
          </div>
        </>
      )}
    </div>
  )
}
