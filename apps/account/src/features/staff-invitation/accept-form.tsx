import {
  useAcceptInvitation,
  useSendInvitationCode,
} from '@svetlitsa/api-client/staff-invitation/queries'
import { passwordTerms } from '@svetlitsa/domain/identity/password-terms'
import { link } from '@svetlitsa/domain/route/site-map'
import { staffInvitationTexts } from '@svetlitsa/i18n/staff-invitation/staff-invitation-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { type FormEvent, useState } from 'react'
import { SentCode } from './sent-code.tsx'

type AcceptFormProps = {
  invitation: string
  /** Where the code goes, masked. */
  phone: string
}
type Errors = { password?: string; code?: string; form?: string }

/** The first password, and the code that verifies the phone; the sixth digit accepts the invitation. */
export function AcceptForm({ invitation, phone }: AcceptFormProps) {
  const t = useTexts(staffInvitationTexts)
  const send = useSendInvitationCode()
  const accept = useAcceptInvitation()
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [againAt, setAgainAt] = useState<number | null>(null)

  const isShort = password.length < passwordTerms.minLength
  const refuseShort = () =>
    setErrors({ password: t('passwordHint', { count: passwordTerms.minLength }) })
  const sendCode = async () => {
    if (isShort) return refuseShort()
    setErrors({})
    try {
      const { error, retryAfterSeconds } = await send.mutateAsync(invitation)
      if (error) setErrors({ form: error })
      else setAgainAt(Date.now() + retryAfterSeconds * 1_000)
    } catch (cause) {
      setErrors({ form: getErrorMessage(cause) ?? t('failed') })
    }
  }
  const enterCode = async (code: string) => {
    if (isShort) return refuseShort()
    setErrors({})
    try {
      const outcome = await accept.mutateAsync({ invitation, code: Number(code), password })
      if (outcome.ok) {
        // The cabinet is another app, and reads the new session from the start.
        location.assign(outcome.answer.isAssembler ? link.assembler() : link.retail())
        return
      }
      if (outcome.reason === 'code_refused') setErrors({ code: outcome.message })
      else if (outcome.reason === 'password_common') setErrors({ password: outcome.message })
      else setErrors({ form: outcome.message })
    } catch (cause) {
      setErrors({ form: getErrorMessage(cause) ?? t('failed') })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (againAt === null && !send.isPending) void sendCode()
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {errors.form && (
        <Notice tone="sale" live>
          {errors.form}
        </Notice>
      )}
      <Field
        label={t('password')}
        name="new-password"
        type="password"
        autoComplete="new-password"
        maxLength={passwordTerms.maxLength}
        hint={t('passwordHint', { count: passwordTerms.minLength })}
        value={password}
        error={errors.password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      {againAt === null ? (
        <Button type="submit" wide waiting={send.isPending && t('waiting')}>
          {t('send')}
        </Button>
      ) : (
        <SentCode
          phone={phone}
          againAt={againAt}
          error={errors.code ?? null}
          isPending={accept.isPending || accept.data?.ok === true}
          onCode={(code) => void enterCode(code)}
          onAgain={() => void sendCode()}
        />
      )}
    </form>
  )
}
