import { useAuthByLogin } from '@svetlitsa/api-client/session/queries'
import { loginTexts } from '@svetlitsa/i18n/login/login-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { Icon } from '@svetlitsa/ui/media/icon'
import { MessageSquare } from 'lucide'
import { type FormEvent, useState } from 'react'
import { PasswordCaptcha } from '../captcha/password-captcha.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { getErrorMessage } from '../error/get-error-message.ts'
import { useTexts } from '../language/use-texts.ts'
import { formatClock, type LoginAnswer } from './login-answer.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

type PasswordStepProps = {
  /** Why the password is required after a correct code. */
  note: string | null
  onDone: (answer: LoginAnswer, login: string) => void
  /** A new password can be set after a code. */
  onForgotten: () => void
  onBack: () => void
}

/** Login by password. Wrong attempts add a waiting time with a countdown, and require a captcha. */
export function PasswordStep({ note, onDone, onForgotten, onBack }: PasswordStepProps) {
  const t = useTexts(loginTexts)
  const authByLogin = useAuthByLogin()
  const captcha = useCaptcha()
  const [retryAt, setRetryAt] = useState(0)
  const secondsLeft = useSecondsUntil(retryAt)
  const [isLoginMissing, setLoginMissing] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (authByLogin.isPending || captcha.stage === 'solving' || secondsLeft > 0) return
    const fields = new FormData(event.currentTarget)
    const login = String(fields.get('login') ?? '').trim()
    const password = String(fields.get('password') ?? '')
    setLoginMissing(login === '')
    setError(password === '' ? t('empty') : null)
    if (login === '' || password === '') return
    if (captcha.stage !== null && captcha.stage !== 'passed') {
      setError(t('captchaFirst'))
      return
    }
    try {
      const answer = await authByLogin.mutateAsync({ login, password })
      if (answer.status === 'success' || answer.needsCode) onDone(answer, login)
      else await showRefusal(answer)
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('notEntered'))
    }
  }
  const showRefusal = async ({ error: message, retryAfterSeconds, needsCaptcha }: LoginAnswer) => {
    setError(message)
    setRetryAt(Date.now() + retryAfterSeconds * 1000)
    if (needsCaptcha) await captcha.requestChallenge()
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {note && <Notice tone="forest">{note}</Notice>}
      <Field
        label={t('loginName')}
        name="login"
        autoComplete="username"
        autoFocus
        error={isLoginMissing && t('empty')}
      />
      <Field
        label={t('password')}
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
          secondsLeft > 0
            ? t('waitSeconds', { time: formatClock(secondsLeft) })
            : (authByLogin.isPending || captcha.stage === 'solving') && t('waiting')
        }
      >
        {t('enter')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
        <TextLink tone="bare" icon={<Icon iconNode={MessageSquare} />} onClick={onBack}>
          {t('byCode')}
        </TextLink>
        <TextLink tone="quiet" onClick={onForgotten}>
          {t('forgot')}
        </TextLink>
      </div>
    </form>
  )
}
