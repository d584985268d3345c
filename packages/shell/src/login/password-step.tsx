import { useAuthByLogin } from '@svetlitsa/api-client/session/queries'
import { loginTexts } from '@svetlitsa/i18n/login/login-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { Icon } from '@svetlitsa/ui/media/icon'
import { MessageSquare } from 'lucide'
import { useState } from 'react'
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
  const { bindText, formProps, isSending } = useCallForm({
    values: { login: '', password: '' },
    check: ({ login, password }) => ({
      login: login.trim() === '' ? t('empty') : undefined,
      password: password === '' ? t('empty') : undefined,
    }),
    toInput: ({ login, password }) => ({ login: login.trim(), password }),
    canSubmit: () => captcha.stage !== 'solving' && secondsLeft === 0,
    call: async (input): Promise<FormOutcome<LoginAnswer>> => {
      if (captcha.stage !== null && captcha.stage !== 'passed')
        return { ok: false, message: t('captchaFirst') }
      const answer = await authByLogin.mutateAsync(input)
      if (answer.status === 'success' || answer.needsCode) return { ok: true, answer }
      setRetryAt(Date.now() + answer.retryAfterSeconds * 1000)
      if (answer.needsCaptcha) void captcha.requestChallenge()
      return { ok: false, message: answer.error ?? '' }
    },
    onDone: (answer, _form, { login }) => onDone(answer, login),
    failureField: 'password',
    failed: t('notEntered'),
  })

  return (
    <form {...formProps} className="flex flex-col gap-5">
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
        {...bindText('password')}
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
