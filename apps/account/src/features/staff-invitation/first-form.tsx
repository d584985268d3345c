import {
  useAcceptInvitation,
  useIntroduceFirstAdministrator,
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
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { type FormEvent, useState } from 'react'
import { SentCode } from './sent-code.tsx'

type FirstFormProps = {
  invitation: string
  /** False in a shop that cannot send SMS: the link alone lets in. */
  needsCode: boolean
}
type Errors = { name?: string; phone?: string; password?: string; code?: string; form?: string }

/** The first administrator's name, phone and password, and then the code (shop.first-admin). */
export function FirstForm({ invitation, needsCode }: FirstFormProps) {
  const t = useTexts(staffInvitationTexts)
  const introduce = useIntroduceFirstAdministrator()
  const send = useSendInvitationCode()
  const accept = useAcceptInvitation()
  const [person, setPerson] = useState({ name: '', phone: '', password: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [sent, setSent] = useState<{ phone: string; againAt: number } | null>(null)
  const isPending = introduce.isPending || send.isPending || accept.isPending

  const change = (field: keyof typeof person) => (value: string) =>
    setPerson((typed) => ({ ...typed, [field]: value }))
  const enter = async (code: number | null) => {
    setErrors({})
    try {
      const { password } = person
      const outcome = await accept.mutateAsync({ invitation, code, password })
      // The cabinet is another app, and reads the new session from the start.
      if (outcome.ok) location.assign(outcome.answer.setsUpShop ? link.shopSetup() : link.retail())
      else if (outcome.reason === 'code_refused') setErrors({ code: outcome.message })
      else if (outcome.reason === 'password_common') setErrors({ password: outcome.message })
      else setErrors({ form: outcome.message })
    } catch (cause) {
      setErrors({ form: getErrorMessage(cause) ?? t('failed') })
    }
  }
  const sendCode = async (phone: string) => {
    const { error, retryAfterSeconds } = await send.mutateAsync(invitation)
    if (error) setErrors({ form: error })
    else setSent({ phone, againAt: Date.now() + retryAfterSeconds * 1_000 })
  }
  const proceed = async () => {
    const { name, phone, password } = person
    if (password.length < passwordTerms.minLength)
      return setErrors({ password: t('passwordHint', { count: passwordTerms.minLength }) })
    setErrors({})
    try {
      const outcome = await introduce.mutateAsync({ invitation, name, phone })
      if (!outcome.ok) {
        const isAtField = Object.keys(outcome.fields).length > 0
        return setErrors(isAtField ? outcome.fields : { form: outcome.message })
      }
      if (needsCode) await sendCode(outcome.answer.codePhone)
      else await enter(null)
    } catch (cause) {
      setErrors({ form: getErrorMessage(cause) ?? t('failed') })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!sent && !isPending) void proceed()
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {errors.form && (
        <Notice tone="sale" live>
          {errors.form}
        </Notice>
      )}
      <Field
        label={t('first.name')}
        name="name"
        autoComplete="name"
        value={person.name}
        error={errors.name}
        onChange={({ currentTarget }) => change('name')(currentTarget.value)}
      />
      <PhoneField
        label={t('first.phone')}
        name="phone"
        value={person.phone}
        error={errors.phone}
        onChange={({ currentTarget }) => change('phone')(currentTarget.value)}
      />
      <Field
        label={t('password')}
        name="new-password"
        type="password"
        autoComplete="new-password"
        maxLength={passwordTerms.maxLength}
        hint={t('passwordHint', { count: passwordTerms.minLength })}
        value={person.password}
        error={errors.password}
        onChange={({ currentTarget }) => change('password')(currentTarget.value)}
      />
      {sent ? (
        <SentCode
          phone={sent.phone}
          againAt={sent.againAt}
          error={errors.code ?? null}
          isPending={accept.isPending || accept.data?.ok === true}
          onCode={(code) => void enter(Number(code))}
          onAgain={() => void proceed()}
        />
      ) : (
        <Button type="submit" wide waiting={isPending && t('waiting')}>
          {t(needsCode ? 'send' : 'first.enter')}
        </Button>
      )}
    </form>
  )
}
