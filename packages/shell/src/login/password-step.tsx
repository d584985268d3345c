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
import { type FormOutcome, useCallForm } from '../form/use-call-form.ts'
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
  const { bindText, formProps, isSending, failure } = useCallForm({
    values: { login: '', password: '' },
    check: ({ login, password }) => {
      const isEmpty = { login: login.trim() === '', password: password === '' }
      const needsCaptcha = captcha.stage !== null && captcha.stage !== 'passed'
      if (needsCaptcha && !isEmpty.login && !isEmpty.password)
        return { password: t('captchaFirst') }
      return {
        login: isEmpty.login ? t('empty') : undefined,
        password: isEmpty.password ? t('empty') : undefined,
      }
    },
    toInput: ({ login, password }) => ({ login: login.trim(), password }),
    call: async (input): Promise<FormOutcome<LoginAnswer>> => {
      const answer = await authByLogin.mutateAsync(input)
      if (answer.status === 'success' || answer.needsCode) return { ok: true, answer }
      setRetryAt(Date.now() + answer.retryAfterSeconds * 1000)
      if (answer.needsCaptcha) await captcha.requestChallenge()
      return { ok: false, message: answer.error ?? '' }
    },
    onDone: (answer, _form, { login }) => onDone(answer, login),
    failed: t('notEntered'),
  })
  const submit = (event: FormEvent) => {
    if (captcha.stage === 'solving' || secondsLeft > 0) event.preventDefault()
    else formProps.onSubmit(event)
  }
  const { error, ...password } = bindText('password')

  return (
    <form {...formProps} onSubmit={submit} className="flex flex-col gap-5">
      {note && <Notice tone="forest">{note}</Notice>}
      <Field
        label={t('loginName')}
        name="login"
        autoComplete="username"
        autoFocus
        {...bindText('login')}
      />
      <Field
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={error ?? failure?.message}
        {...password}
      />
      <PasswordCaptcha captcha={captcha} onCode={onBack} />
      <Button
        type="submit"
        wide
        waiting={
          secondsLeft > 0
            ? t('waitSeconds', { time: formatClock(secondsLeft) })
            : (isSending || captcha.stage === 'solving') && t('waiting')
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
