import { useUserData } from '@svetlitsa/api-client/session/queries'
import { isPhoneConfirmed } from '@svetlitsa/domain/checkout/checkout-access'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { link } from '@svetlitsa/domain/route/site-map'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { normalizeLine } from '@svetlitsa/domain/text/plain-text'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useAtom } from 'jotai'
import { focusNextField } from '../../checkout/focus-next-field.ts'
import { ScreenPlace } from '../../checkout/screen-place.tsx'
import { StepActions } from '../../checkout/step-actions.tsx'
import type { StepProps } from '../../checkout/step-props.ts'
import { contactPhoneAtom, phoneErrorAtom } from '../../contact/contact-phone.ts'
import { OperatorCode } from './operator-code.tsx'
import { PhoneConfirmation } from './phone-confirmation.tsx'
import { type ContactFields, useContactForm } from './use-contact-form.ts'

/** Step 1: the contacts, and the code of a consultant where one helps. */
export function ContactStep(step: StepProps) {
  // The offer to log in stands above the fields.
  const { isLoading } = useUserData()
  if (isLoading) return <ScreenPlace />
  return (
    <div className="flex flex-col gap-4">
      <ContactForm {...step} />
      {step.checkout.orderID === null && <OperatorCode checkout={step.checkout} />}
    </div>
  )
}

/** Who orders, and the confirmation of the phone (checkout.contacts). */
function ContactForm({ checkout, isChange, onDone }: StepProps) {
  const t = useTexts(checkoutStepsTexts)
  const texts = useTexts(basketTexts)
  const [typedPhone] = useAtom(contactPhoneAtom)
  const [isPhoneFlagged, setPhoneFlagged] = useAtom(phoneErrorAtom)
  const { form, draft, change, submit, setManagerCall, failure, isSaving } = useContactForm(
    checkout,
    isChange,
  )
  const { register, handleSubmit, formState, trigger } = form
  const { errors } = formState
  const goOn = handleSubmit(async (fields) => {
    if (await submit(fields)) onDone()
  })
  const fieldProps = (name: keyof ContactFields, validate: (text: string) => true | string) => {
    const { onBlur, ...field } = register(name, {
      validate,
      onChange: ({ target }) => {
        change(name, target.value)
        if (name === 'phoneMobile') setPhoneFlagged(false)
      },
    })
    return {
      ...field,
      error: errors[name]?.message,
      enterKeyHint: 'next' as const,
      onBlur: (event: React.FocusEvent<HTMLInputElement>) => {
        void onBlur(event)
        void draft.flush()
      },
    }
  }
  // The focus goes to the first invalid field in this order.
  const name = fieldProps('name', (text) => isPersonName(text) || texts('errors.name'))
  const phone = fieldProps(
    'phoneMobile',
    (text) => normalizePhone(text) !== null || texts('errors.phone'),
  )
  const email = fieldProps(
    'email',
    (text) => normalizeLine(text) === '' || isEmail(normalizeLine(text)) || texts('errors.email'),
  )
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={goOn}
      onKeyDown={(event) => focusNextField(event, () => void goOn())}
    >
      {!isChange && <LoginOffer />}
      {failure && Object.keys(errors).length === 0 && (
        <Notice tone="sale" live>
          {failure}
        </Notice>
      )}
      {draft.isUnsaved && <Notice live>{t('unsaved')}</Notice>}
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <Field label={t('contacts.name')} autoComplete="name" {...name} />
        <PhoneField
          label={t('contacts.phone')}
          hint={t('contacts.phoneHint')}
          {...phone}
          error={phone.error ?? (isPhoneFlagged ? texts('errors.phone') : undefined)}
        />
        <Field label={t('contacts.email')} type="email" autoComplete="email" {...email} />
      </div>
      <PhoneConfirmation
        checkoutId={checkout.id}
        phone={normalizePhone(typedPhone)}
        isConfirmed={isPhoneConfirmed(typedPhone, checkout.contacts.phoneMobileConfirmed)}
        beforeSend={async () => {
          const isWhole = await trigger('phoneMobile', { shouldFocus: true })
          await draft.flush()
          return isWhole
        }}
        // A confirmed phone is the last thing to do here, unless something else is wrong.
        onConfirmed={() => void goOn()}
      />
      <Checkbox
        label={t('contacts.managerCall')}
        checked={!checkout.managerCall}
        onChange={({ currentTarget }) => setManagerCall(!currentTarget.checked)}
      />
      <StepActions back={<TextLink href={link.basket()}>{t('toBasket')}</TextLink>}>
        <Button
          type="submit"
          size={56}
          wide
          waiting={isSaving && formState.isSubmitting && t('saving')}
        >
          {t(isChange ? 'finishChange' : 'next')}
        </Button>
      </StepActions>
      <p className="max-w-text text-note text-ink-soft">{t('contacts.consent')}</p>
    </form>
  )
}

/** A guest may log in, which fills in contacts and addresses. */
function LoginOffer() {
  const t = useTexts(checkoutStepsTexts)
  const { open } = useWindows()
  const { data: session } = useUserData()
  if (!session || session.userData) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small text-ink-soft">
      {t('contacts.loginText')}
      <TextLink tone="accent" onClick={() => open('login', {})}>
        {t('contacts.login')}
      </TextLink>
    </p>
  )
}
