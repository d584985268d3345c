'use client'

import { useAuthByPhone, useCheckCode } from '@svetlitsa/api-client/session/queries'
import { loginTexts } from '@svetlitsa/i18n/login/login-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { CodeField } from '@svetlitsa/ui/forms/code-field'
import { Icon } from '@svetlitsa/ui/media/icon'
import { ChevronLeft } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '../error/get-error-message.ts'
import { useTexts } from '../language/use-texts.ts'
import { formatClock, type LoginAnswer } from './login-answer.ts'
import { storeSentCode } from './sent-code.ts'
import { useCountdown } from './use-countdown.ts'

type CodeStepProps = {
  /**
   * The number that the code was sent to; null for staff after the password, whose number stays
   * hidden.
   */
  phone: string | null
  waitSeconds: number
  note: string | null
  onDone: (answer: LoginAnswer) => void
  onBack: () => void
}

/**
 * The six-digit code; the sixth digit submits it. Another message can be requested after the
 * countdown.
 */
export function CodeStep({ phone, waitSeconds, note, onDone, onBack }: CodeStepProps) {
  const t = useTexts(loginTexts)
  const check = useCheckCode()
  const send = useAuthByPhone()
  const { secondsLeft, restart } = useCountdown(waitSeconds)
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
      const answer = await check.mutateAsync({ code: Number(code), ...(phone ? { phone } : {}) })
      if (answer.error) showRefusal(answer.error)
      else onDone(answer)
    } catch (cause) {
      showRefusal(getErrorMessage(cause) ?? t('notSent'))
    }
  }
  const sendAgain = async () => {
    if (!phone || send.isPending) return
    try {
      const answer = await send.mutateAsync(phone)
      restart(answer.retryAfterSeconds)
      if (!answer.error) storeSentCode(phone, answer.retryAfterSeconds, Date.now())
      setError(answer.error)
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('notSent'))
    }
  }

  return (
    <div ref={step} className="flex flex-col gap-4">
      <p className="text-ink-soft">{phone ? t('sentTo', { phone }) : note}</p>
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
          phone && (
            <TextLink tone="accent" onClick={() => void sendAgain()}>
              {t('again')}
            </TextLink>
          )
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
