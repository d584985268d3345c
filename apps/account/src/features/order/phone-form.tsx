import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { type FormEvent, useState } from 'react'

type PhoneFormProps = { isWrong: boolean; onPhone: (phoneNumber: string) => void }

/** Asks for the phone of an order whose link has expired. */
export function PhoneForm({ isWrong, onPhone }: PhoneFormProps) {
  const t = useTexts(orderTexts)
  const [phone, setPhone] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (phone) onPhone(phone)
  }
  return (
    <form onSubmit={submit} className="grid max-w-text gap-4">
      <h1 className="text-h1">{t('guest.expired')}</h1>
      <p>{t('guest.expiredText')}</p>
      <PhoneField
        label={t('guest.phone')}
        value={phone}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
        {...(isWrong ? { error: t('guest.wrong') } : {})}
      />
      <p>
        <Button type="submit">{t('guest.open')}</Button>
      </p>
    </form>
  )
}
