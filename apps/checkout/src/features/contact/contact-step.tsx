import { useUserData } from '@svetlitsa/api-client/session/queries'
import { isPhoneConfirmed } from '@svetlitsa/domain/checkout/checkout-access'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { link } from '@svetlitsa/domain/route/site-map'
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
  const contacts = useContactForm(checkout, isChange, onDone)
  const { bindText, form, formProps, draft, change, submit, failure, isSending } = contacts
  const bindField = (name: keyof ContactFields) => {
    const { onBlur, onChange, ...field } = bindText(name)
    return {
      ...field,
      name,
      enterKeyHint: 'next' as const,
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
        onChange(event)
        change(name, event.currentTarget.value)
        if (name === 'phoneMobile') setPhoneFlagged(false)
      },
      onBlur: (event: React.FocusEvent<HTMLInputElement>) => {
        onBlur(event)
        void draft.flush()
      },
    }
  }
  const phone = bindField('phoneMobile')
  return (
    <form
      {...formProps}
      className="flex flex-col gap-6"
      onKeyDown={(event) => focusNextField(event, () => void submit())}
    >
      {!isChange && <LoginOffer />}
      {failure && Object.keys(form.formState.errors).length === 0 && (
        <Notice tone="sale" live>
          {failure}
        </Notice>
      )}
      {draft.isUnsaved && <Notice live>{t('unsaved')}</Notice>}
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <Field label={t('contacts.name')} autoComplete="name" {...bindField('name')} />
        <PhoneField
          label={t('contacts.phone')}
          hint={t('contacts.phoneHint')}
          {...phone}
          error={phone.error ?? (isPhoneFlagged ? texts('errors.phone') : undefined)}
        />
        <Field
          label={t('contacts.email')}
          type="email"
          autoComplete="email"
          {...bindField('email')}
        />
      </div>
      <PhoneConfirmation
        checkoutId={checkout.id}
        phone={normalizePhone(typedPhone)}
        isConfirmed={isPhoneConfirmed(typedPhone, checkout.contacts.phoneMobileConfirmed)}
        beforeSend={async () => {
          const isWhole = await contacts.checkField('phoneMobile')
          await draft.flush()
          return isWhole
        }}
        // A confirmed phone is the last thing to do here, unless something else is wrong.
        onConfirmed={() => void submit()}
      />
      <Checkbox
        label={t('contacts.managerCall')}
        checked={!checkout.managerCall}
        onChange={({ currentTarget }) => contacts.setManagerCall(!currentTarget.checked)}
      />
      <StepActions back={<TextLink href={link.basket()}>{t('toBasket')}</TextLink>}>
        <Button type="submit" size={56} wide waiting={isSending && t('saving')}>
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
