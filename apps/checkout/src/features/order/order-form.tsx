import type { Basket } from '@svetlitsa/api-client/basket/queries'
import { CallError } from '@svetlitsa/api-client/call/call-error'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { normalizeLine } from '@svetlitsa/domain/text/plain-text'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { networkTexts } from '@svetlitsa/i18n/network/network-texts'
import { toEventItems } from '@svetlitsa/shell/analytics/event/to-event-items'
import { trackEvent } from '@svetlitsa/shell/analytics/event/track-event'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useOnValuesChange } from '@svetlitsa/shell/form/use-on-values-change'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useChangeTexts } from '../../basket-change/use-change-texts.ts'
import { focusNextField } from '../../checkout/focus-next-field.ts'
import { contactPhoneAtom, phoneErrorAtom } from '../../contact/contact-phone.ts'
import { emptyContacts, readContactDraft, storeContactDraft } from './contact-draft.ts'
import { OrderBar } from './order-bar.tsx'
import { OrderCaptcha } from './order-captcha.tsx'
import { OrderFailureNotice } from './order-failure-notice.tsx'
import { OfflineError, type OrderFields, usePlaceOrder } from './use-place-order.ts'

type OrderFormProps = {
  basket: Basket
  /** Whether the button was pressed before the script of the form was there. */
  wasPressed?: boolean
}

/** Contacts of the order; submitted by the summary's button. */
export function OrderForm({ basket, wasPressed = false }: OrderFormProps) {
  const t = useTexts(basketTexts)
  const network = useTexts(networkTexts)
  const { data: session } = useUserData()
  const setPhone = useSetAtom(contactPhoneAtom)
  const [isPhoneFlagged, setPhoneFlagged] = useAtom(phoneErrorAtom)
  const formatChange = useChangeTexts()
  const showToast = useToast()
  const { toInput, placeOrder, complete, changes, captcha } = usePlaceOrder(basket, (cheaper) =>
    showToast({ text: cheaper.map(formatChange).join('. ') }),
  )
  const { form, bindText, bindCheckbox, formProps, isSending, failure } = useCallForm({
    mode: 'onTouched',
    values: emptyContacts,
    check: ({ name, phoneNumber, email }) => ({
      name: isPersonName(name) ? undefined : t('errors.name'),
      phoneNumber: normalizePhone(phoneNumber) === null ? t('errors.phone') : undefined,
      email:
        normalizeLine(email) === '' || isEmail(normalizeLine(email))
          ? undefined
          : t('errors.email'),
    }),
    toInput,
    canSubmit: () => captcha.stage !== 'solving',
    call: placeOrder,
    onDone: (answer) => complete(answer),
    failed: (error) => {
      if (error instanceof OfflineError) return network('offline')
      return (isServerError(error) ? null : getErrorMessage(error)) ?? t('errors.unknown')
    },
  })
  const { reset } = form
  const { ref: element } = formProps
  const isDraftRead = useContactDraft(form)
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
  }, [wasPressed, isDraftRead, element])
  const { error: phoneError, onChange: changePhone, ...phone } = bindText('phoneNumber')
  return (
    <form {...formProps} id="order" onKeyDown={(event) => focusNextField(event)}>
      <h2 className="text-h2">{t('contacts.title')}</h2>
      {failure && <OrderFailureNotice failure={failure} changes={changes} />}
      <OrderCaptcha captcha={captcha} />
      <div className="mt-5 grid gap-x-6 gap-y-5 md:grid-cols-2">
        <Field label={t('contacts.name')} autoComplete="name" name="name" {...bindText('name')} />
        <PhoneField
          label={t('contacts.phone')}
          hint={t('contacts.phoneHint')}
          name="phoneNumber"
          error={phoneError ?? (isPhoneFlagged ? t('errors.phone') : undefined)}
          onChange={(event) => {
            changePhone(event)
            setPhone(event.currentTarget.value)
            setPhoneFlagged(false)
          }}
          {...phone}
        />
        <Field
          label={t('contacts.email')}
          type="email"
          autoComplete="email"
          name="email"
          {...bindText('email')}
        />
      </div>
      <div className="mt-5">
        <Checkbox label={t('contacts.noCall')} name="noCall" {...bindCheckbox('noCall')} />
      </div>
      <p className="mt-4 max-w-text text-note text-ink-soft">{t('contacts.consent')}</p>
      <OrderBar basket={basket} isWaiting={isSending} />
    </form>
  )
}

function isServerError(error: unknown): boolean {
  return error instanceof CallError && error.status === 500
}

/**
 * What was typed comes back after a reload or a way back, and goes with the order.
 *
 * @returns whether it is in the fields; a reset form checks nothing until it is rendered again.
 */
function useContactDraft(form: UseFormReturn<OrderFields>): boolean {
  const { reset } = form
  const setPhone = useSetAtom(contactPhoneAtom)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const draft = readContactDraft()
    reset(draft)
    setPhone(draft.phoneNumber)
    setRead(true)
  }, [reset, setPhone])
  useOnValuesChange(form, storeContactDraft)
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
