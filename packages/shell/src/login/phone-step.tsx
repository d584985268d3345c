import { useAuthByPhone, useUserData } from '@svetlitsa/api-client/session/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { loginTexts } from '@svetlitsa/i18n/login/login-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { Icon } from '@svetlitsa/ui/media/icon'
import { KeyRound } from 'lucide'
import { type FormOutcome, useCallForm } from '../form/use-call-form.ts'
import { useTexts } from '../language/use-texts.ts'
import { canRequestAgain, createSentCode, readSentCode, type SentCode } from './sent-code.ts'

type PhoneStepProps = {
  hint: string
  /** A message was sent, or was sent to this number a moment ago. */
  onSent: (sent: SentCode) => void
  onPassword: () => void
}

/** The first step: the phone number that the code is sent to; the own one of whoever is logged in. */
export function PhoneStep({ hint, onSent, onPassword }: PhoneStepProps) {
  const t = useTexts(loginTexts)
  const send = useAuthByPhone()
  const { data } = useUserData()
  // Whoever is logged in by password confirms the own number.
  const own = data?.userData ? formatPhone(data.userData.phone) : ''
  const sendCode = async (phone: string): Promise<FormOutcome<SentCode>> => {
    const sent = readSentCode(Date.now())
    if (sent?.phone === phone && !canRequestAgain(sent, Date.now())) {
      return { ok: true, answer: sent }
    }
    const { error, smsStatusId, retryAfterSeconds } = await send.mutateAsync(phone)
    if (error) return { ok: false, message: error }
    const code = { phone, smsStatusId, waitSeconds: retryAfterSeconds }
    return { ok: true, answer: createSentCode(code, Date.now()) }
  }
  const { bindText, formProps, isSending } = useCallForm({
    values: { phone: own },
    check: ({ phone }) => ({ phone: normalizePhone(phone) === null ? t('phoneWrong') : undefined }),
    toInput: ({ phone }) => phone,
    call: sendCode,
    onDone: (answer) => onSent(answer),
    failureField: 'phone',
    failed: t('notSent'),
  })

  return (
    <form {...formProps} className="flex flex-col gap-5">
      <p className="text-ink-soft">{hint}</p>
      <PhoneField label={t('phone')} name="phone" autoFocus {...bindText('phone')} />
      <Button type="submit" wide waiting={isSending && t('waiting')}>
        {t('getCode')}
      </Button>
      <div className="border-t border-line pt-5">
        <TextLink tone="bare" icon={<Icon iconNode={KeyRound} />} onClick={onPassword}>
          {t('byPassword')}
        </TextLink>
        <p className="mt-3 text-note text-ink-soft">{t('keeps')}</p>
      </div>
    </form>
  )
}
