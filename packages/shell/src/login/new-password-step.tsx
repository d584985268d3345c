import { useAuthByLogin, useSetPassword } from '@svetlitsa/api-client/session/queries'
import { passwordTerms } from '@svetlitsa/domain/identity/password-terms'
import { loginTexts } from '@svetlitsa/i18n/login/login-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { Icon } from '@svetlitsa/ui/media/icon'
import { ChevronLeft } from 'lucide'
import { useRef } from 'react'
import { getErrorMessage } from '../error/get-error-message.ts'
import { type FormOutcome, useCallForm } from '../form/use-call-form.ts'
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
  /** The password that is set already; only the login is repeated with it. */
  const saved = useRef<string | null>(null)
  const { bindText, formProps, isSending } = useCallForm({
    values: { password: '' },
    check: ({ password }) => ({ password: findProblem(password) }),
    toInput: ({ password }) => password,
    call: async (password): Promise<FormOutcome<LoginAnswer>> => {
      if (saved.current !== password) {
        // An answer that is lost leaves it unknown which password counts.
        saved.current = null
        const outcome = await setPassword.mutateAsync(password)
        if (!outcome.ok) return outcome
        saved.current = password
      }
      if (answer.userData) return { ok: true, answer }
      const entered = await authByLogin.mutateAsync({ login: phone, password })
      const isRight = entered.status === 'success' || entered.needsCode
      return isRight
        ? { ok: true, answer: entered }
        : { ok: false, message: entered.error ?? t('notEntered') }
    },
    onDone: (entered) => onDone(entered),
    failureField: 'password',
    failed: (error) =>
      getErrorMessage(error) ?? t(saved.current === null ? 'passwordNotSet' : 'notEntered'),
  })
  const findProblem = (password: string) => {
    if (password === '') return t('empty')
    const { minLength: count } = passwordTerms
    return password.length < count ? t('passwordShort', { count }) : undefined
  }

  return (
    <form {...formProps} className="flex flex-col gap-5">
      <Notice tone="forest">{t(answer.userData ? 'newPasswordWhy' : 'firstPasswordWhy')}</Notice>
      <Field
        label={t('newPassword')}
        name="new-password"
        type="password"
        autoComplete="new-password"
        autoFocus
        maxLength={passwordTerms.maxLength}
        hint={t('passwordHint', { count: passwordTerms.minLength })}
        {...bindText('password')}
      />
      <Button type="submit" wide waiting={isSending && t('waiting')}>
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
