'use client'

import { useAuthByPhone } from '@svetlitsa/api-client/session/queries'
import { hasElevenDigits } from '@svetlitsa/domain/phone/has-eleven-digits'
import { loginTexts } from '@svetlitsa/i18n/login/login-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { Icon } from '@svetlitsa/ui/media/icon'
import { KeyRound } from 'lucide'
import { type FormEvent, useState } from 'react'
import { getErrorMessage } from '../error/get-error-message.ts'
import { useTexts } from '../language/use-texts.ts'
import { readSentCode } from './sent-code.ts'

type PhoneStepProps = {
  /** The message was sent; another one may be requested after `waitSeconds`. */
  onSent: (phone: string, waitSeconds: number) => void
  /** A message was sent to this number earlier, and another may not be requested yet. */
  onWaiting: (phone: string, waitSeconds: number) => void
  onPassword: () => void
}

/** The first step: the phone number that the code is sent to. */
export function PhoneStep({ onSent, onWaiting, onPassword }: PhoneStepProps) {
  const t = useTexts(loginTexts)
  const send = useAuthByPhone()
  const [phone, setPhone] = useState('')
  const [error, setError] = useState<string | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending) return
    if (!hasElevenDigits(phone)) {
      setError(t('phoneWrong'))
      return
    }
    const sent = readSentCode(Date.now())
    if (sent?.phone === phone && sent.waitSeconds > 0) return onWaiting(phone, sent.waitSeconds)
    try {
      const answer = await send.mutateAsync(phone)
      if (answer.error) setError(answer.error)
      else onSent(phone, answer.retryAfterSeconds)
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('notSent'))
    }
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p className="text-ink-soft">{t('phoneHint')}</p>
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
