import {
  useAcceptInvitation,
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
import { useState } from 'react'
import { SentCode } from './sent-code.tsx'
import { toAcceptRefusal } from './to-accept-refusal.ts'

type AcceptFormProps = {
  invitation: string
  /** Where the code goes, masked. */
  phone: string
}
type Step = { againAt: number } | { href: string }

/** The first password, and the code that verifies the phone; the sixth digit accepts the invitation. */
export function AcceptForm({ invitation, phone }: AcceptFormProps) {
  const t = useTexts(staffInvitationTexts)
  const send = useSendInvitationCode()
  const accept = useAcceptInvitation()
  const [againAt, setAgainAt] = useState<number | null>(null)

  const sendCode = async (): Promise<FormOutcome<Step>> => {
    const { error, retryAfterSeconds } = await send.mutateAsync(invitation)
    if (error) return { ok: false, message: error }
    return { ok: true, answer: { againAt: Date.now() + retryAfterSeconds * 1_000 } }
  }
  const enterCode = async (code: number, password: string): Promise<FormOutcome<Step>> => {
    const outcome = await accept.mutateAsync({ invitation, code, password })
    if (!outcome.ok) return toAcceptRefusal(outcome)
    const href = outcome.answer.isAssembler ? link.assembler() : link.retail()
    return { ok: true, answer: { href } }
  }
  const { bindText, bindValue, formProps, submit, isSending, failure } = useCallForm({
    // A code of null is not asked for: Enter in the password does not send another one.
    values: { password: '', code: null as string | null },
    canSubmit: ({ code }) => againAt === null || code !== null,
    check: ({ password }) => ({
      password:
        password.length < passwordTerms.minLength
          ? t('passwordHint', { count: passwordTerms.minLength })
          : undefined,
    }),
    toInput: (values) => values,
    call: ({ password, code }) => (code ? enterCode(Number(code), password) : sendCode()),
    onDone: (step) => {
      // The cabinet is another app, and reads the new session from the start.
      if ('href' in step) location.assign(step.href)
      else setAgainAt(step.againAt)
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
      <Field
        label={t('password')}
        name="new-password"
        type="password"
        autoComplete="new-password"
        maxLength={passwordTerms.maxLength}
        hint={t('passwordHint', { count: passwordTerms.minLength })}
        {...bindText('password')}
      />
      {againAt === null ? (
        <Button type="submit" wide waiting={isSending && t('waiting')}>
          {t('send')}
        </Button>
      ) : (
        <SentCode
          phone={phone}
          againAt={againAt}
          error={bindValue('code').error ?? null}
          isPending={accept.isPending || accept.data?.ok === true}
          onCode={(code) => void submit({ code })}
          onAgain={() => void submit({ code: '' })}
        />
      )}
    </form>
  )
}
