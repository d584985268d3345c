import { useAuthByLogin, useSetPassword } from '@svetlitsa/api-client/session/queries'
import { passwordTerms } from '@svetlitsa/domain/identity/password-terms'
import { loginTexts } from '@svetlitsa/i18n/login/login-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { Icon } from '@svetlitsa/ui/media/icon'
import { ChevronLeft } from 'lucide'
import { type FormEvent, useState } from 'react'
import { getErrorMessage } from '../error/get-error-message.ts'
import { useTexts } from '../language/use-texts.ts'
import type { LoginAnswer } from './login-answer.ts'

type NewPasswordStepProps = {
  /** The answer to the code; without a user the login is completed with the new password. */
  answer: LoginAnswer
  phone: string
  onDone: (answer: LoginAnswer) => void
  onBack: () => void
}

/**
 * A first password of invited staff, or a new one in place of a forgotten one; the code before it
 * has verified the phone (auth.register).
 */
export function NewPasswordStep({ answer, phone, onDone, onBack }: NewPasswordStepProps) {
  const t = useTexts(loginTexts)
  const setPassword = useSetPassword()
  const authByLogin = useAuthByLogin()
  const isPending = setPassword.isPending || authByLogin.isPending
  const [error, setError] = useState<string | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const password = String(new FormData(event.currentTarget).get('new-password') ?? '')
    if (password.length < passwordTerms.minLength) {
      setError(
        password === '' ? t('empty') : t('passwordShort', { count: passwordTerms.minLength }),
      )
      return
    }
    setError(null)
    try {
      const outcome = await setPassword.mutateAsync(password)
      if (!outcome.ok) setError(outcome.message)
      else if (answer.userData) onDone(answer)
      else onDone(await authByLogin.mutateAsync({ login: phone, password }))
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('passwordNotSet'))
    }
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Notice tone="forest">{t(answer.userData ? 'newPasswordWhy' : 'firstPasswordWhy')}</Notice>
      <Field
        label={t('newPassword')}
        name="new-password"
        type="password"
        autoComplete="new-password"
        autoFocus
        maxLength={passwordTerms.maxLength}
        hint={t('passwordHint', { count: passwordTerms.minLength })}
        error={error}
      />
      <Button type="submit" wide waiting={isPending && t('waiting')}>
        {t('savePassword')}
      </Button>
      <div className="border-t border-line pt-4">
        <TextLink tone="bare" icon={<Icon iconNode={ChevronLeft} />} onClick={onBack}>
          {t('newCode')}
        </TextLink>
      </div>
    </form>
  )
}
