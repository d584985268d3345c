import type { Basket } from '@svetlitsa/api-client/query/basket'
import { useUserData } from '@svetlitsa/api-client/query/session'
import { formatPhone } from '@svetlitsa/domain/phone/format-phone'
import { normalizePhone } from '@svetlitsa/domain/phone/normalize-phone'
import { isEmail } from '@svetlitsa/domain/validate/email'
import { isPersonName } from '@svetlitsa/domain/validate/person-name'
import { basketTexts } from '@svetlitsa/i18n/basket-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Checkbox } from '@svetlitsa/ui/primitives/checkbox'
import { Field } from '@svetlitsa/ui/primitives/field'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { PhoneField } from '@svetlitsa/ui/primitives/phone-field'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { contactPhoneAtom, phoneFlagAtom } from '../../contact-phone.ts'
import { type OrderFields, usePlaceOrder } from './use-place-order.ts'
import { useReportCheckout } from './use-report-checkout.ts'

/** Contacts of the order; the summary's button submits them. */
export function OrderForm({ basket }: { basket: Basket }) {
  const say = useTexts(basketTexts)
  const { data: known } = useUserData()
  const setPhone = useSetAtom(contactPhoneAtom)
  const [isPhoneFlagged, flagPhone] = useAtom(phoneFlagAtom)
  const form = useForm<OrderFields>({
    mode: 'onTouched',
    defaultValues: { name: '', phoneNumber: '', email: '', noCall: false },
  })
  const { register, handleSubmit, formState, reset, setError } = form
  const { errors } = formState
  const { place, failure } = usePlaceOrder(basket, setError)
  useReportCheckout(basket)

  const user = known?.userData || null
  useEffect(() => {
    if (!user?.prefillsContacts) return
    const phoneNumber = formatPhone(user.phone) ?? user.phone
    setPhone(phoneNumber)
    reset((typed) => ({
      ...typed,
      name: typed.name || user.name,
      phoneNumber: typed.phoneNumber || phoneNumber,
      email: typed.email || user.email,
    }))
  }, [user, reset, setPhone])

  const phone = register('phoneNumber', {
    validate: (text) => normalizePhone(text) !== null || say('errors.phone'),
    onChange: ({ target }) => {
      setPhone(target.value)
      flagPhone(false)
    },
  })
  return (
    <form id="order" onSubmit={handleSubmit(place)} noValidate>
      <h2 className="text-h2">{say('contacts.title')}</h2>
      {failure && (
        <div className="mt-4">
          <Notice tone="sale" live>
            {failure}
          </Notice>
        </div>
      )}
      <div className="mt-5 grid gap-x-6 gap-y-5 md:grid-cols-2">
        <Field
          label={say('contacts.name')}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name', { validate: (text) => isPersonName(text) || say('errors.name') })}
        />
        <PhoneField
          label={say('contacts.phone')}
          hint={say('contacts.phoneHint')}
          error={errors.phoneNumber?.message ?? (isPhoneFlagged ? say('errors.phone') : undefined)}
          {...phone}
        />
        <Field
          label={say('contacts.email')}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', {
            validate: (text) => text === '' || isEmail(text) || say('errors.email'),
          })}
        />
      </div>
      <div className="mt-5">
        <Checkbox label={say('contacts.noCall')} {...register('noCall')} />
      </div>
      <p className="mt-4 max-w-text text-note text-ink-soft">{say('contacts.consent')}</p>
    </form>
  )
}
