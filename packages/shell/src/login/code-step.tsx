'use client'

import { useAuthByPhone, useCheckCode } from '@svetlitsa/api-client/query/session'
import { loginTexts } from '@svetlitsa/i18n/login-texts'
import { CodeField } from '@svetlitsa/ui/primitives/code-field'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Spinner } from '@svetlitsa/ui/primitives/spinner'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { ChevronLeft } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { faultText } from '../fault-text.tsx'
import { useTexts } from '../use-texts.tsx'
import { clockTime, type LoginAnswer } from './login-answer.ts'
import { rememberCode } from './sent-code.tsx'
import { useCountdown } from './use-countdown.tsx'

type CodeStepProps = {
  /** The number the code went to; null for staff after the password, whose number stays hidden. */
  phone: string | null
  waitSeconds: number
  note: string | null
  onDone: (answer: LoginAnswer) => void
  onBack: () => void
}

/** The six digits; the sixth sends them. A new message may be asked for when the clock is down. */
export function CodeStep({ phone, waitSeconds, note, onDone, onBack }: CodeStepProps) {
  const say = useTexts(loginTexts)
  const check = useCheckCode()
  const send = useAuthByPhone()
  const { left, restart } = useCountdown(waitSeconds)
  const [error, setError] = useState<string | null>(null)
  const [tries, setTries] = useState(0)

  const step = useRef<HTMLDivElement>(null)
  // The field comes anew with every try, so the keyboard has to be led into it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try draws a new field
  useEffect(() => step.current?.querySelector('input')?.focus(), [tries])

  const refuse = (words: string) => {
    setError(words)
    setTries((count) => count + 1)
  }
  const enter = async (code: string) => {
    setError(null)
    try {
      const answer = await check.mutateAsync({ code: Number(code), ...(phone ? { phone } : {}) })
      if (answer.error) refuse(answer.error)
      else onDone(answer)
    } catch (fault) {
      refuse(faultText(fault) ?? say('notSent'))
    }
  }
  const sendAgain = async () => {
    if (!phone || send.isPending) return
    try {
      const answer = await send.mutateAsync(phone)
      restart(answer.retryAfterSeconds)
      if (!answer.error) rememberCode(phone, answer.retryAfterSeconds, Date.now())
      setError(answer.error)
    } catch (fault) {
      setError(faultText(fault) ?? say('notSent'))
    }
  }

  return (
    <div ref={step} className="flex flex-col gap-4">
      <p className="text-ink-soft">{phone ? say('sentTo', { phone }) : note}</p>
      <CodeField
        key={tries}
        label={say('code')}
        error={error}
        disabled={check.isPending}
        onComplete={(code) => void enter(code)}
      />
      <div className="flex min-h-11 items-center justify-between gap-4 text-small text-ink-soft">
        {left > 0 ? (
          <span className="tabular-nums">{say('againIn', { time: clockTime(left) })}</span>
        ) : (
          phone && (
            <TextLink tone="accent" onClick={() => void sendAgain()}>
              {say('again')}
            </TextLink>
          )
        )}
        {check.isPending && <Spinner label={say('waiting')} />}
      </div>
      <div className="border-t border-line pt-4">
        <TextLink tone="bare" icon={<Icon of={ChevronLeft} />} onClick={onBack}>
          {say('otherPhone')}
        </TextLink>
      </div>
    </div>
  )
}
