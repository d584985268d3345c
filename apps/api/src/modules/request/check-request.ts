import { normalizePhone } from '@svetlitsa/domain/phone/normalize-phone'
import { requestFieldFaults } from '@svetlitsa/domain/request/request-field-faults'
import type {
  RequestCountry,
  RequestField,
  RequestKind,
} from '@svetlitsa/domain/request/request-form'
import { isEmail } from '@svetlitsa/domain/validate/email'
import { isPersonName } from '@svetlitsa/domain/validate/person-name'
import { problemTexts } from '@svetlitsa/i18n/problem-texts'
import type { Language } from '../../platform/context.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'

export interface SentRequest {
  kind: RequestKind
  name: string
  phone: string
  email?: string | undefined
  comment?: string | undefined
  details: Partial<Record<RequestField, string>>
}

export interface CheckedRequest {
  kind: RequestKind
  name: string
  /** 11 digits. */
  phone: string
  email: string | null
  comment: string
  details: Record<string, string>
}

/** A form by the shop's rules in the country of the region, or which fields are wrong and how to mend them. */
export function checkRequest(
  sent: SentRequest,
  country: RequestCountry,
  language: Language,
): CheckedRequest | Refusal<'invalid'> {
  const texts = problemTexts[language].fields
  const fields: Record<string, string> = {}
  const name = sent.name.trim()
  const email = sent.email?.trim() || null
  // A number with a letter in it is a mistyped one, whatever its digits say.
  const phone = /\p{L}/u.test(sent.phone) ? null : normalizePhone(sent.phone)
  if (!isPersonName(name)) fields.name = texts.name
  if (!phone) fields.phone = texts.phone
  if (email && !isEmail(email)) fields.email = texts.email
  for (const [field, fault] of Object.entries(
    requestFieldFaults(sent.kind, sent.details, country),
  )) {
    fields[field] = texts[fault]
  }
  if (!phone || Object.keys(fields).length > 0) return refuse('invalid', { fields })
  const details: Record<string, string> = {}
  for (const [field, value] of Object.entries(sent.details)) {
    if (value?.trim()) details[field] = value.trim()
  }
  return { kind: sent.kind, name, phone, email, comment: sent.comment?.trim() ?? '', details }
}
