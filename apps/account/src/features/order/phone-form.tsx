import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { type FormEvent, useState } from 'react'

type PhoneFormProps = {
  /** What was entered before. */
  entered: string
  isWrong: boolean
  /** Why the last try failed, if it did. */
  failure: unknown
  onPhone: (phoneNumber: string) => void
}

/** Asks for the phone of an order whose link has expired, or is of no order at all. */
export function PhoneForm({ entered, isWrong, failure, onPhone }: PhoneFormProps) {
  const t = useTexts(orderTexts)
  const [phone, setPhone] = useState(entered)
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
      {failure !== null && <ErrorNotice text={getErrorMessage(failure) ?? t('close.failed')} />}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit">{t('guest.open')}</Button>
        <TextLink href={link.orders()}>{t('back')}</TextLink>
      </p>
    </form>
  )
}
