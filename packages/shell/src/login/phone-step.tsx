import { useAuthByPhone, useUserData } from '@svetlitsa/api-client/session/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { loginTexts } from '@svetlitsa/i18n/login/login-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { Icon } from '@svetlitsa/ui/media/icon'
import { KeyRound } from 'lucide'
import { type FormEvent, useState } from 'react'
import { getErrorMessage } from '../error/get-error-message.ts'
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
  const [phone, setPhone] = useState(own)
  const [error, setError] = useState<string | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending) return
    if (normalizePhone(phone) === null) {
      setError(t('phoneWrong'))
      return
    }
    const sent = readSentCode(Date.now())
    if (sent?.phone === phone && !canRequestAgain(sent, Date.now())) return onSent(sent)
    try {
      const answer = await send.mutateAsync(phone)
      const { smsStatusId, retryAfterSeconds: waitSeconds } = answer
      if (answer.error) setError(answer.error)
      else onSent(createSentCode({ phone, smsStatusId, waitSeconds }, Date.now()))
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('notSent'))
    }
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p className="text-ink-soft">{hint}</p>
      <PhoneField
        label={t('phone')}
        name="phone"
        autoFocus
        value={phone}
        error={error}
        onChange={(event) => {
          setPhone(event.target.value)
          setError(null)
        }}
      />
      <Button type="submit" wide waiting={send.isPending && t('waiting')}>
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
