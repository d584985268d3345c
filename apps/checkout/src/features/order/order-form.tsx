import type { Basket } from '@svetlitsa/api-client/basket/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { normalizeLine } from '@svetlitsa/domain/text/plain-text'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { toEventItems } from '@svetlitsa/shell/analytics/event/to-event-items'
import { trackEvent } from '@svetlitsa/shell/analytics/event/track-event'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useChangeTexts } from '../../basket-change/use-change-texts.ts'
import { focusNextField } from '../../checkout/focus-next-field.ts'
import { contactPhoneAtom, phoneErrorAtom } from '../../contact/contact-phone.ts'
import { emptyContacts, readContactDraft, storeContactDraft } from './contact-draft.ts'
import { OrderBar } from './order-bar.tsx'
import { OrderCaptcha } from './order-captcha.tsx'
import { OrderFailureNotice } from './order-failure-notice.tsx'
import { type OrderFields, usePlaceOrder } from './use-place-order.ts'

type OrderFormProps = {
  basket: Basket
  /** Whether the button was pressed before the script of the form was there. */
  wasPressed?: boolean
}

/** Contacts of the order; submitted by the summary's button. */
export function OrderForm({ basket, wasPressed = false }: OrderFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const t = useTexts(basketTexts)
  const { data: session } = useUserData()
  const setPhone = useSetAtom(contactPhoneAtom)
  const [isPhoneFlagged, setPhoneFlagged] = useAtom(phoneErrorAtom)
  const form = useForm<OrderFields>({
    mode: 'onTouched',
    defaultValues: emptyContacts,
  })
  const { register, handleSubmit, formState, reset, setError } = form
  const { errors } = formState
  const isDraftRead = useContactDraft(form)
  const formatChange = useChangeTexts()
  const showToast = useToast()
  const { placeOrder, isPlacing, failure, captcha } = usePlaceOrder(basket, {
    setError,
    onCheaper: (changes) => showToast({ text: changes.map(formatChange).join('. ') }),
  })
  useTrackCheckout(basket)

  const user = session?.userData || null
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

  useEffect(() => {
    if (wasPressed && isDraftRead) element.current?.requestSubmit()
  }, [wasPressed, isDraftRead])
  // The first field with an error takes the focus, in the order of registration.
  const name = register('name', { validate: (text) => isPersonName(text) || t('errors.name') })
  const phone = register('phoneNumber', {
    validate: (text) => normalizePhone(text) !== null || t('errors.phone'),
    onChange: ({ target }) => {
      setPhone(target.value)
      setPhoneFlagged(false)
    },
  })
  return (
    <form
      ref={element}
      id="order"
      onSubmit={handleSubmit(placeOrder)}
      onKeyDown={(event) => focusNextField(event)}
      noValidate
    >
      <h2 className="text-h2">{t('contacts.title')}</h2>
      {failure && <OrderFailureNotice failure={failure} />}
      <OrderCaptcha captcha={captcha} />
      <div className="mt-5 grid gap-x-6 gap-y-5 md:grid-cols-2">
        <Field
          label={t('contacts.name')}
          autoComplete="name"
          error={errors.name?.message}
          {...name}
        />
        <PhoneField
          label={t('contacts.phone')}
          hint={t('contacts.phoneHint')}
          error={errors.phoneNumber?.message ?? (isPhoneFlagged ? t('errors.phone') : undefined)}
          {...phone}
        />
        <Field
          label={t('contacts.email')}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', {
            validate: (text) =>
              normalizeLine(text) === '' || isEmail(normalizeLine(text)) || t('errors.email'),
          })}
        />
      </div>
      <div className="mt-5">
        <Checkbox label={t('contacts.noCall')} {...register('noCall')} />
      </div>
      <p className="mt-4 max-w-text text-note text-ink-soft">{t('contacts.consent')}</p>
      <OrderBar basket={basket} isWaiting={isPlacing} />
    </form>
  )
}

/**
 * What was typed comes back after a reload or a way back, and goes with the order.
 *
 * @returns whether it is in the fields; a reset form checks nothing until it is rendered again.
 */
function useContactDraft({ reset, subscribe }: UseFormReturn<OrderFields>): boolean {
  const setPhone = useSetAtom(contactPhoneAtom)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const draft = readContactDraft()
    reset(draft)
    setPhone(draft.phoneNumber)
    setRead(true)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => storeContactDraft(values),
    })
  }, [reset, subscribe, setPhone])
  return isRead
}

/** Reports the checkout event to analytics once per visit of the basket. */
function useTrackCheckout(basket: Basket): void {
  const track = useEffectEvent(() => {
    const items = toEventItems(basket.items.filter(({ checked }) => checked))
    if (items.length > 0) trackEvent({ action: 'checkout', items, step: 1 })
  })
  useEffect(() => track(), [])
}
