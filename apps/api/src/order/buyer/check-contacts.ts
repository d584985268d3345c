import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import type { Language } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

export interface Contacts {
  name: string
  /** 11 digits. */
  phone: string
  email: string | null
}

/** Validates contacts; returns them normalized, or the invalid field with a message. */
export function checkContacts(
  input: { name: string; phoneNumber: string; email?: string | undefined },
  language: Language,
): Contacts | Refusal<'invalid'> {
  const texts = problemTexts[language].fields
  const fields: Record<string, string> = {}
  const phone = normalizePhone(input.phoneNumber)
  const name = input.name.trim()
  const email = input.email?.trim() || null
  if (!isPersonName(name)) fields.name = texts.name
  if (!phone) fields.phoneNumber = texts.phone
  if (email && !isEmail(email)) fields.email = texts.email
  if (!phone || Object.keys(fields).length > 0) return refuse('invalid', { fields })
  return { name, phone, email }
}
