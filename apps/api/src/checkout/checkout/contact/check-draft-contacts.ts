import { type Contacts, checkContacts } from '../../../order/buyer/check-contacts.ts'
import type { Language } from '../../../platform/context/context.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'

/** Contacts of a draft, as typed. */
export interface TypedContacts {
  name: string
  phone: string
  email: string
}

/** Contacts as an order takes them, or the wrong ones of name, phone and email. */
export function checkDraftContacts(
  { name, phone, email }: TypedContacts,
  language: Language,
): Contacts | Refusal<'contacts_invalid'> {
  const checked = checkContacts({ name, phoneNumber: phone, email }, language)
  if (!(checked instanceof Refusal)) return checked
  const { phoneNumber, ...others } = checked.fields
  return refuse('contacts_invalid', {
    fields: phoneNumber === undefined ? others : { ...others, phone: phoneNumber },
  })
}
