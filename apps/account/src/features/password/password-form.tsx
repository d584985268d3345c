import { type Profile, useChangePassword } from '@svetlitsa/api-client/profile/queries'
import { passwordTerms } from '@svetlitsa/domain/identity/password-terms'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { type FormEvent, useState } from 'react'
import { VerificationCode } from '../../account/verification-code.tsx'

type Verification = { oldPassword: string } | { code: number }
type Errors = {
  password?: string | undefined
  oldPassword?: string | undefined
  code?: string | undefined
}

/**
 * A new password, verified by the old one or by a code to the own number. The sixth digit of the code
 * submits the form.
 */
export function PasswordForm({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts)
  const { mutateAsync, isPending } = useChangePassword()
  const [hadPassword] = useState(profile.hasPassword)
  const [byCode, setByCode] = useState(!profile.hasPassword)
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [isDone, setDone] = useState(false)

  const change = async (verification: Verification) => {
    if (isPending) return
    if (password.length < passwordTerms.minLength) {
      return setErrors({ password: t('password.short', { count: passwordTerms.minLength }) })
    }
    setErrors({})
    try {
      const outcome = await mutateAsync({ password, ...verification })
      if (outcome.ok) setDone(true)
      else if (Object.keys(outcome.fields).length > 0) setErrors(outcome.fields)
      else setErrors({ password: outcome.message })
    } catch (cause) {
      setErrors({ password: getErrorMessage(cause) ?? t('failed') })
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('old-password') ?? '')
    if (byCode) setErrors({ code: t('password.codeMissing') })
    else if (typed === '') setErrors({ oldPassword: t('password.oldMissing') })
    else void change({ oldPassword: typed })
  }

  if (isDone) {
    return (
      <Notice tone="forest" live>
        {t('password.done')}
      </Notice>
    )
  }
  return (
    <form onSubmit={submit} noValidate className="flex max-w-120 flex-col gap-5">
      {!byCode && (
        <Field
          label={t('password.old')}
          name="old-password"
          type="password"
          autoComplete="current-password"
          error={errors.oldPassword}
        />
      )}
      <Field
        label={t('password.fresh')}
        name="new-password"
        type="password"
        autoComplete="new-password"
        maxLength={passwordTerms.maxLength}
        hint={t('password.hint', { count: passwordTerms.minLength })}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password}
      />
      {byCode ? (
        <VerificationCode
          purpose="password"
          phone={formatPhone(profile.phone)}
          label={t('code.label')}
          begin={t('code.send')}
          error={errors.code ?? null}
          isPending={isPending}
          onCode={(code) => void change({ code })}
        />
      ) : (
        <Button type="submit" waiting={isPending && t('waiting')}>
          {t('password.save')}
        </Button>
      )}
      {hadPassword && (
        <TextLink tone="accent" onClick={() => setByCode(!byCode)}>
          {t(byCode ? 'password.byOld' : 'password.byCode')}
        </TextLink>
      )}
    </form>
  )
}
