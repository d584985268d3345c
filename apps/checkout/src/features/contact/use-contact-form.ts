import {
  type Checkout,
  type StepInput,
  saveStepOnLeave,
  useSaveStep,
} from '@svetlitsa/api-client/checkout/queries'
import { applyPhoneMask } from '@svetlitsa/domain/mask/phone-mask'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { normalizeLine } from '@svetlitsa/domain/text/plain-text'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { useFailureToast } from '@svetlitsa/shell/error/use-failure-toast'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { contactPhoneAtom } from '../../contact/contact-phone.ts'
import { useDraft } from '../../draft/use-draft.ts'

export type ContactFields = { name: string; phoneMobile: string; email: string }
type ContactDraft = NonNullable<StepInput['contacts']>

const names = ['name', 'phoneMobile', 'email'] as const

/** The typed contacts, saved as a draft while the orders do not exist yet (checkout.draft). */
export function useContactForm(checkout: Checkout, isChange: boolean, onDone: () => void) {
  const t = useTexts(checkoutStepsTexts)
  const texts = useTexts(basketTexts)
  const { id, contacts } = checkout
  const save = useSaveStep(id)
  const showFailure = useFailureToast()
  const setPhone = useSetAtom(contactPhoneAtom)
  const [draftFailure, setDraftFailure] = useState<string | null>(null)
  const draft = useDraft<ContactDraft>({
    save: async (fields) => {
      const outcome = await save.mutateAsync({ contacts: fields })
      if (!outcome.ok) setDraftFailure(outcome.message)
    },
    saveOnLeave: (fields) => saveStepOnLeave(id, { contacts: fields }),
  })
  const contactForm = useCallForm({
    mode: 'onTouched',
    values: toFields(contacts),
    check: ({ name, phoneMobile, email }) => ({
      name: isPersonName(name) ? undefined : texts('errors.name'),
      phoneMobile: normalizePhone(phoneMobile) === null ? texts('errors.phone') : undefined,
      email:
        normalizeLine(email) === '' || isEmail(normalizeLine(email))
          ? undefined
          : texts('errors.email'),
    }),
    toInput: (fields) => ({ ...fields, phoneMobile: toSentPhone(fields.phoneMobile) }),
    call: async (typed) => {
      setDraftFailure(null)
      await draft.flush()
      const step = checkout.step === 1 ? { step: 2 as const } : {}
      const outcome = await save.mutateAsync({ contacts: typed, ...step })
      return outcome.ok ? outcome : { ...outcome, fields: toFieldNames(outcome.fields) }
    },
    onDone: () => onDone(),
    failed: t('order.failed'),
  })
  const { getValues, setValue, getFieldState } = contactForm.form

  // A login fills in what is still empty; what was typed stays.
  useEffect(() => {
    const saved = toFields(contacts)
    for (const name of names) {
      if (getValues(name) === '' && saved[name] !== '' && !getFieldState(name).isDirty)
        setValue(name, saved[name])
    }
    setPhone(getValues('phoneMobile'))
  }, [contacts, getValues, setValue, getFieldState, setPhone])

  const change = (name: keyof ContactFields, text: string) => {
    if (name === 'phoneMobile') setPhone(text)
    // Contacts of orders change as a whole, by the button.
    if (!isChange) draft.change({ [name]: name === 'phoneMobile' ? toSentPhone(text) : text })
  }
  const setManagerCall = (managerCall: boolean) =>
    save.mutate({ managerCall }, { onError: showFailure })
  const failure = contactForm.failure?.message ?? draftFailure
  return { ...contactForm, draft, change, setManagerCall, failure }
}

function toFields({ name, phoneMobile, email }: Checkout['contacts']): ContactFields {
  return { name, phoneMobile: phoneMobile && applyPhoneMask(phoneMobile), email }
}

/**
 * Only digits are saved and sent (checkout.contacts). What is no whole number of the shop's countries
 * is saved as it is: its digits alone might be read as one.
 */
function toSentPhone(text: string): string {
  return normalizePhone(text) ?? text.trim()
}

/** The errors of the call are named phone, email and name, below what they belong to. */
function toFieldNames(problems: Readonly<Record<string, string>>) {
  const named = Object.entries(problems).map(([field, message]) => {
    const name = field.split('.').at(-1) ?? field
    return [name === 'phone' ? 'phoneMobile' : name, message] as const
  })
  return Object.fromEntries(named)
}
