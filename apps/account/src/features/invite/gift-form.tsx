import { useSendGiftSms } from '@svetlitsa/api-client/invite/queries'
import { inviteTexts } from '@svetlitsa/i18n/invite/invite-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { type FormEvent, useState } from 'react'

/** Sends the invitation by SMS, so many a day. */
export function GiftForm({ smsLeft }: { smsLeft: number }) {
  const t = useTexts(inviteTexts)
  const { mutateAsync, isPending } = useSendGiftSms()
  const [phone, setPhone] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setSent(false)
    try {
      const answer = await mutateAsync(phone)
      setError(answer.error)
      if (answer.error) return
      setPhone('')
      setSent(true)
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('failed'))
    }
  }
  return (
    <form onSubmit={submit} noValidate className="flex max-w-120 flex-col gap-4">
      <PhoneField
        label={t('phone')}
        name="friend"
        autoComplete="off"
        hint={t('left', { count: smsLeft })}
        value={phone}
        error={error}
        onChange={(event) => {
          setPhone(event.target.value)
          setError(null)
        }}
      />
      {isSent && (
        <Notice tone="forest" live>
          {t('sent')}
        </Notice>
      )}
      <div>
        <Button type="submit" waiting={isPending && t('waiting')}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
