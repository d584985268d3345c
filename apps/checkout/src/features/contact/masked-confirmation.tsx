import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { useRef, useState } from 'react'
import { PhoneConfirmation } from './phone-confirmation.tsx'

/** Opens the checkout of a link to the owner of its phone (checkout.masked). */
export function MaskedConfirmation({ checkout }: { checkout: Checkout }) {
  const t = useTexts(checkoutStepsTexts)
  const errors = useTexts(basketTexts)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const phone = normalizePhone(typed)
  const beforeSend = async () => {
    setWrong(phone === null)
    if (phone === null) field.current?.focus()
    return phone !== null
  }
  return (
    <section className="flex max-w-text flex-col gap-5 rounded-large bg-surface p-5 lg:p-7">
      <div>
        <h2 className="text-h3">{t('masked.title')}</h2>
        <p className="mt-2 text-ink-soft">
          {t('masked.text', {
            phone: checkout.contacts.phoneMobile.replaceAll(' ', '\u00a0'),
          })}
        </p>
      </div>
      <PhoneField
        ref={field}
        label={t('contacts.phone')}
        value={typed}
        error={isWrong ? errors('errors.phone') : undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setWrong(false)
        }}
      />
      <PhoneConfirmation
        checkoutId={checkout.id}
        phone={phone}
        isConfirmed={false}
        beforeSend={beforeSend}
        onConfirmed={() => undefined}
      />
    </section>
  )
}
