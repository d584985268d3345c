'use client'

import { useAuthByPhone } from '@svetlitsa/api-client/query/session'
import { hasElevenDigits } from '@svetlitsa/domain/phone/has-eleven-digits'
import { loginTexts } from '@svetlitsa/i18n/login-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { PhoneField } from '@svetlitsa/ui/primitives/phone-field'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { KeyRound } from 'lucide'
import { type FormEvent, useState } from 'react'
import { faultText } from '../fault-text.tsx'
import { useTexts } from '../use-texts.tsx'
import { recallCode } from './sent-code.tsx'

type PhoneStepProps = {
  /** The message is on its way; a new one may be asked for after so many seconds. */
  onSent: (phone: string, waitSeconds: number) => void
  /** A message to this number is on its way already, and another may not be asked for yet. */
  onWaiting: (phone: string, waitSeconds: number) => void
  onPassword: () => void
}

/** The first step: the phone number that the code goes to. */
export function PhoneStep({ onSent, onWaiting, onPassword }: PhoneStepProps) {
  const say = useTexts(loginTexts)
  const send = useAuthByPhone()
  const [phone, setPhone] = useState('')
  const [error, setError] = useState<string | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending) return
    if (!hasElevenDigits(phone)) {
      setError(say('phoneWrong'))
      return
    }
    const sent = recallCode(Date.now())
    if (sent?.phone === phone && sent.waitSeconds > 0) return onWaiting(phone, sent.waitSeconds)
    try {
      const answer = await send.mutateAsync(phone)
      if (answer.error) setError(answer.error)
      else onSent(phone, answer.retryAfterSeconds)
    } catch (fault) {
      setError(faultText(fault) ?? say('notSent'))
    }
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p className="text-ink-soft">{say('phoneHint')}</p>
      <PhoneField
        label={say('phone')}
        name="phone"
        autoFocus
        value={phone}
        error={error}
        onChange={(event) => {
          setPhone(event.target.value)
          setError(null)
        }}
      />
      <Button type="submit" wide waiting={send.isPending && say('waiting')}>
        {say('getCode')}
      </Button>
      <div className="border-t border-line pt-5">
        <TextLink tone="bare" icon={<Icon of={KeyRound} />} onClick={onPassword}>
          {say('byPassword')}
        </TextLink>
        <p className="mt-3 text-note text-ink-soft">{say('keeps')}</p>
      </div>
    </form>
  )
}
