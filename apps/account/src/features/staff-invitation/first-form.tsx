import {
  useAcceptInvitation,
  useIntroduceFirstAdministrator,
  useSendInvitationCode,
} from '@svetlitsa/api-client/staff-invitation/queries'
import { passwordTerms } from '@svetlitsa/domain/identity/password-terms'
import { link } from '@svetlitsa/domain/route/site-map'
import { staffInvitationTexts } from '@svetlitsa/i18n/staff-invitation/staff-invitation-texts'
import { type FormOutcome, useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { useState } from 'react'
import { SentCode } from './sent-code.tsx'
import { toAcceptRefusal } from './to-accept-refusal.ts'

type FirstFormProps = {
  invitation: string
  /** False in a shop that cannot send SMS: the link alone lets in. */
  needsCode: boolean
}
type Sent = { phone: string; againAt: number }
type Step = Sent | { href: string }
type Person = {
  name: string
  phone: string
  password: string
  /** Null while none is asked for: Enter in a field does not send another one. */
  code: string | null
}

const emptyPerson: Person = { name: '', phone: '', password: '', code: null }

/** The first administrator's name, phone and password, and then the code (shop.first-admin). */
export function FirstForm({ invitation, needsCode }: FirstFormProps) {
  const t = useTexts(staffInvitationTexts)
  const introduce = useIntroduceFirstAdministrator()
  const send = useSendInvitationCode()
  const accept = useAcceptInvitation()
  const [sent, setSent] = useState<Sent | null>(null)

  const enter = async (code: number | null, password: string): Promise<FormOutcome<Step>> => {
    const outcome = await accept.mutateAsync({ invitation, code, password })
    if (!outcome.ok) return toAcceptRefusal(outcome)
    const href = outcome.answer.setsUpShop ? link.shopSetup() : link.retail()
    return { ok: true, answer: { href } }
  }
  const sendCode = async (phone: string): Promise<FormOutcome<Step>> => {
    const { error, retryAfterSeconds } = await send.mutateAsync(invitation)
    if (error) return { ok: false, message: error }
    return { ok: true, answer: { phone, againAt: Date.now() + retryAfterSeconds * 1_000 } }
  }
  const proceed = async ({ name, phone, password, code }: Person): Promise<FormOutcome<Step>> => {
    if (code) return enter(Number(code), password)
    const outcome = await introduce.mutateAsync({ invitation, name, phone })
    if (!outcome.ok) return outcome
    return needsCode ? sendCode(outcome.answer.codePhone) : enter(null, password)
  }
  const { bindText, bindValue, formProps, submit, isSending, failure } = useCallForm({
    values: emptyPerson,
    canSubmit: ({ code }) => sent === null || code !== null,
    check: ({ password }) => ({
      password:
        password.length < passwordTerms.minLength
          ? t('passwordHint', { count: passwordTerms.minLength })
          : undefined,
    }),
    toInput: (person) => person,
    call: proceed,
    onDone: (step) => {
      // The cabinet is another app, and reads the new session from the start.
      if ('href' in step) location.assign(step.href)
      else setSent(step)
    },
    failed: t('failed'),
  })
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {failure && !failure.isAtField && (
        <Notice tone="sale" live>
          {failure.message}
        </Notice>
      )}
      <Field label={t('first.name')} name="name" autoComplete="name" {...bindText('name')} />
      <PhoneField label={t('first.phone')} name="phone" {...bindText('phone')} />
      <Field
        label={t('password')}
        name="new-password"
        type="password"
        autoComplete="new-password"
        maxLength={passwordTerms.maxLength}
        hint={t('passwordHint', { count: passwordTerms.minLength })}
        {...bindText('password')}
      />
      {sent ? (
        <SentCode
          phone={sent.phone}
          againAt={sent.againAt}
          error={bindValue('code').error ?? null}
          isPending={accept.isPending || accept.data?.ok === true}
          onCode={(code) => void submit({ code })}
          onAgain={() => void submit({ code: '' })}
        />
      ) : (
        <Button type="submit" wide waiting={isSending && t('waiting')}>
          {t(needsCode ? 'send' : 'first.enter')}
        </Button>
      )}
    </form>
  )
}
