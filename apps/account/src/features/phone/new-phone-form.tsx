import {
  useCheckPhoneForChange,
  useSendCodeForPhoneChange,
} from '@svetlitsa/api-client/profile/queries'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { type FormEvent, useState } from 'react'

/** The new number; codes go to it and to the present one. */
export function NewPhoneForm({ onSent }: { onSent: (phone: string) => void }) {
  const t = useTexts(profileTexts)
  const check = useCheckPhoneForChange()
  const send = useSendCodeForPhoneChange()
  const isPending = check.isPending || send.isPending
  const [phone, setPhone] = useState('')
  const [error, setError] = useState<string | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (normalizePhone(phone) === null) return setError(t('phone.wrong'))
    try {
      const checked = await check.mutateAsync(phone)
      if (checked.error) return setError(checked.error)
      const sent = await send.mutateAsync(phone)
      if (sent.error) setError(sent.error)
      else onSent(phone)
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('code.failed'))
    }
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <PhoneField
        label={t('phone.fresh')}
        name="phone"
        value={phone}
        error={error}
        onChange={(event) => {
          setPhone(event.target.value)
          setError(null)
        }}
      />
      <Button type="submit" wide waiting={isPending && t('waiting')}>
        {t('phone.send')}
      </Button>
    </form>
  )
}
