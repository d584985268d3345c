import { useAuthByPhone, useCheckCode, useSmsStatus } from '@svetlitsa/api-client/session/queries'
import { loginTexts } from '@svetlitsa/i18n/login/login-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { CodeField } from '@svetlitsa/ui/forms/code-field'
import { Icon } from '@svetlitsa/ui/media/icon'
import { ChevronLeft } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '../error/get-error-message.ts'
import { useTexts } from '../language/use-texts.ts'
import { formatClock, type LoginAnswer } from './login-answer.ts'
import { createSentCode, getCodeEnd, type SentCode } from './sent-code.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

type CodeStepProps = {
  sent: SentCode
  /** Staff who entered the password: the number stays hidden, and a new code needs it again. */
  isAfterPassword: boolean
  onSent: (sent: SentCode) => void
  onDone: (answer: LoginAnswer) => void
  onBack: () => void
  onPasswordAgain: () => void
}

/**
 * The six-digit code; the sixth digit submits it. Another message can be requested after the
 * countdown; one that could not be delivered is told (auth.sms-status).
 */
export function CodeStep(props: CodeStepProps) {
  const { sent, isAfterPassword, onSent, onDone, onBack, onPasswordAgain } = props
  const { phone } = sent
  const t = useTexts(loginTexts)
  const check = useCheckCode()
  const send = useAuthByPhone()
  const { data: delivery } = useSmsStatus({ ...sent, expiresAt: getCodeEnd(sent) })
  const secondsLeft = useSecondsUntil(sent.againAt)
  const [error, setError] = useState<string | null>(null)
  const [tries, setTries] = useState(0)

  const step = useRef<HTMLDivElement>(null)
  // Each attempt renders a new field, so the focus has to be set again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt renders a new field
  useEffect(() => step.current?.querySelector('input')?.focus(), [tries])

  const showRefusal = (message: string) => {
    setError(message)
    setTries((count) => count + 1)
  }
  const submitCode = async (code: string) => {
    setError(null)
    try {
      const sentTo = isAfterPassword ? {} : { phone }
      const answer = await check.mutateAsync({ code: Number(code), ...sentTo })
      if (answer.error && !answer.needsPassword) showRefusal(answer.error)
      else onDone(answer)
    } catch (cause) {
      showRefusal(getErrorMessage(cause) ?? t('notSent'))
    }
  }
  const sendAgain = async () => {
    if (isAfterPassword) return onPasswordAgain()
    if (send.isPending) return
    try {
      const answer = await send.mutateAsync(phone)
      const { smsStatusId, retryAfterSeconds: waitSeconds } = answer
      setError(answer.error)
      if (!answer.error) onSent(createSentCode({ phone, smsStatusId, waitSeconds }, Date.now()))
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('notSent'))
    }
  }

  return (
    <div ref={step} className="flex flex-col gap-4">
      {isAfterPassword && <Notice tone="forest">{t('staffCode')}</Notice>}
      <p className="text-ink-soft">{t('sentTo', { phone })}</p>
      {delivery?.sendSmsError && (
        <Notice tone="sale" live>
          {delivery.sendSmsError}
        </Notice>
      )}
      <CodeField
        key={tries}
        label={t('code')}
        error={error}
        disabled={check.isPending}
        onComplete={(code) => void submitCode(code)}
      />
      <div className="flex min-h-11 items-center justify-between gap-4 text-small text-ink-soft">
        {secondsLeft > 0 ? (
          <span className="tabular-nums">{t('againIn', { time: formatClock(secondsLeft) })}</span>
        ) : (
          <TextLink tone="accent" onClick={() => void sendAgain()}>
            {t('again')}
          </TextLink>
        )}
        {check.isPending && <Spinner label={t('waiting')} />}
      </div>
      <div className="border-t border-line pt-4">
        <TextLink tone="bare" icon={<Icon iconNode={ChevronLeft} />} onClick={onBack}>
          {t('otherPhone')}
        </TextLink>
      </div>
    </div>
  )
}
