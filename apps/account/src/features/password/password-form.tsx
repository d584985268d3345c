import { type Profile, useChangePassword } from '@svetlitsa/api-client/profile/queries'
import { passwordTerms } from '@svetlitsa/domain/identity/password-terms'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { useState } from 'react'
import { VerificationCode } from '../../account/verification-code.tsx'

/**
 * A new password, verified by the old one or by a code to the own number. The sixth digit of the code
 * submits the form.
 */
export function PasswordForm({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts)
  const { mutateAsync } = useChangePassword()
  const [hadPassword] = useState(profile.hasPassword)
  const [byCode, setByCode] = useState(!profile.hasPassword)
  const { bindText, bindValue, formProps, submit, isSending, isDone } = useCallForm({
    values: { oldPassword: '', password: '', code: '' },
    check: ({ oldPassword, password, code }) => {
      if (byCode && code === '') return { code: t('password.codeMissing') }
      if (!byCode && oldPassword === '') return { oldPassword: t('password.oldMissing') }
      if (password.length >= passwordTerms.minLength) return {}
      return { password: t('password.short', { count: passwordTerms.minLength }) }
    },
    toInput: ({ oldPassword, password, code }) => ({
      password,
      ...(byCode ? { code: Number(code) } : { oldPassword }),
    }),
    call: (input) => mutateAsync(input),
    failureField: 'password',
    failed: t('failed'),
  })
  if (isDone) {
    return (
      <Notice tone="forest" live>
        {t('password.done')}
      </Notice>
    )
  }
  return (
    <form {...formProps} className="flex max-w-120 flex-col gap-5">
      {!byCode && (
        <Field
          label={t('password.old')}
          name="old-password"
          type="password"
          autoComplete="current-password"
          {...bindText('oldPassword')}
        />
      )}
      <Field
        label={t('password.fresh')}
        name="new-password"
        type="password"
        autoComplete="new-password"
        maxLength={passwordTerms.maxLength}
        hint={t('password.hint', { count: passwordTerms.minLength })}
        {...bindText('password')}
      />
      {byCode ? (
        <VerificationCode
          purpose="password"
          phone={formatPhone(profile.phone)}
          label={t('code.label')}
          begin={t('code.send')}
          error={bindValue('code').error ?? null}
          isPending={isSending}
          onCode={(code) => void submit({ code: String(code) })}
        />
      ) : (
        <Button type="submit" waiting={isSending && t('waiting')}>
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
