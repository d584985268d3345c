'use client'

import { useAuthByLogin } from '@svetlitsa/api-client/query/session'
import { loginTexts } from '@svetlitsa/i18n/login-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Field } from '@svetlitsa/ui/primitives/field'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { MessageSquare } from 'lucide'
import { type FormEvent, useState } from 'react'
import { faultText } from '../fault-text.tsx'
import { useTexts } from '../use-texts.tsx'
import { clockTime, type LoginAnswer } from './login-answer.ts'
import { PasswordCaptcha } from './password-captcha.tsx'
import { useCaptcha } from './use-captcha.tsx'
import { useCountdown } from './use-countdown.tsx'

type PasswordStepProps = {
  /** Why the password is asked for, where a code was right already. */
  note: string | null
  onDone: (answer: LoginAnswer) => void
  onBack: () => void
}

/** Login by password. Wrong tries slow down, with a clock that says how long, and ask for a captcha. */
export function PasswordStep({ note, onDone, onBack }: PasswordStepProps) {
  const say = useTexts(loginTexts)
  const enter = useAuthByLogin()
  const captcha = useCaptcha()
  const { left, restart } = useCountdown(0)
  const [isNameless, setIsNameless] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (enter.isPending || captcha.stage === 'solving' || left > 0) return
    const fields = new FormData(event.currentTarget)
    const login = String(fields.get('login') ?? '').trim()
    const password = String(fields.get('password') ?? '')
    setIsNameless(login === '')
    setError(password === '' ? say('empty') : null)
    if (login === '' || password === '') return
    if (captcha.stage !== null && captcha.stage !== 'passed') {
      setError(say('captchaFirst'))
      return
    }
    try {
      const answer = await enter.mutateAsync({ login, password })
      if (answer.status === 'success' || answer.needsCode) onDone(answer)
      else await refuse(answer)
    } catch (fault) {
      setError(faultText(fault) ?? say('notEntered'))
    }
  }
  const refuse = async ({ error: words, retryAfterSeconds, needsCaptcha }: LoginAnswer) => {
    setError(words)
    restart(retryAfterSeconds)
    if (needsCaptcha) await captcha.expect()
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {note && <Notice tone="forest">{note}</Notice>}
      <Field
        label={say('loginName')}
        name="login"
        autoComplete="username"
        autoFocus
        error={isNameless && say('empty')}
      />
      <Field
        label={say('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={error}
      />
      <PasswordCaptcha captcha={captcha} onCode={onBack} />
      <Button
        type="submit"
        wide
        waiting={
          left > 0
            ? say('waitSeconds', { time: clockTime(left) })
            : (enter.isPending || captcha.stage === 'solving') && say('waiting')
        }
      >
        {say('enter')}
      </Button>
      <div className="border-t border-line pt-5">
        <TextLink tone="bare" icon={<Icon of={MessageSquare} />} onClick={onBack}>
          {say('byCode')}
        </TextLink>
      </div>
    </form>
  )
}
