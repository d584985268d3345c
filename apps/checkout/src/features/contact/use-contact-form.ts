import {
  type Checkout,
  type StepInput,
  saveStepOnLeave,
  useSaveStep,
} from '@svetlitsa/api-client/checkout/queries'
import { applyPhoneMask } from '@svetlitsa/domain/mask/phone-mask'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { contactPhoneAtom } from '../../contact/contact-phone.ts'
import { useDraft } from '../../draft/use-draft.ts'

export type ContactFields = { name: string; phoneMobile: string; email: string }
type ContactDraft = NonNullable<StepInput['contacts']>

const names = ['name', 'phoneMobile', 'email'] as const

/** The typed contacts, saved as a draft while the orders do not exist yet (checkout.draft). */
export function useContactForm(checkout: Checkout, isChange: boolean) {
  const t = useTexts(checkoutStepsTexts)
  const { id, contacts } = checkout
  const save = useSaveStep(id)
  const setPhone = useSetAtom(contactPhoneAtom)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<ContactFields>({
    mode: 'onTouched',
    defaultValues: toFields(contacts),
  })
  const { getValues, setValue, getFieldState, setError } = form
  const draft = useDraft<ContactDraft>({
    save: async (fields) => {
      const outcome = await save.mutateAsync({ contacts: fields })
      if (!outcome.ok) setFailure(outcome.message)
    },
    saveOnLeave: (fields) => saveStepOnLeave(id, { contacts: fields }),
  })

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
  /** Saves all contacts and moves on; returns whether they were accepted. */
  const submit = async (fields: ContactFields): Promise<boolean> => {
    setFailure(null)
    await draft.flush()
    const typed = { ...fields, phoneMobile: toSentPhone(fields.phoneMobile) }
    try {
      const step = checkout.step === 1 ? { step: 2 as const } : {}
      const outcome = await save.mutateAsync({ contacts: typed, ...step })
      if (outcome.ok) return true
      const refused = Object.entries(outcome.fields).flatMap(([field, message]) => {
        const name = toFieldName(field)
        return name ? [{ name, message }] : []
      })
      for (const [index, { name, message }] of refused.entries())
        setError(name, { message }, { shouldFocus: index === 0 })
      setFailure(outcome.message)
    } catch (error) {
      setFailure(getErrorMessage(error) ?? t('order.failed'))
    }
    return false
  }
  const setManagerCall = (managerCall: boolean) => save.mutate({ managerCall })
  return { form, draft, change, submit, setManagerCall, failure, isSaving: save.isPending }
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

/** The errors of the call are named phone, email and name. */
function toFieldName(field: string): keyof ContactFields | null {
  const name = field.split('.').at(-1)
  if (name === 'phone') return 'phoneMobile'
  return names.find((candidate) => candidate === name) ?? null
}
