import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import {
  type RequestCountry,
  type RequestField,
  type RequestKind,
  validateRequestFields,
} from '@svetlitsa/domain/request/request-form'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import type { Language } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

export interface RequestInput {
  kind: RequestKind
  name: string
  phone: string
  email?: string | undefined
  comment?: string | undefined
  details: Partial<Record<RequestField, string>>
}

export interface ValidatedRequest {
  kind: RequestKind
  name: string
  /** 11 digits. */
  phone: string
  email: string | null
  comment: string
  details: Record<string, string>
}

/**
 * Validates a form by the rules of the region's country; returns the request, or the invalid fields
 * with their messages.
 */
export function validateRequest(
  input: RequestInput,
  country: RequestCountry,
  language: Language,
): ValidatedRequest | Refusal<'invalid'> {
  const texts = problemTexts[language].fields
  const fields: Record<string, string> = {}
  const name = input.name.trim()
  const email = input.email?.trim() || null
  const phone = normalizePhone(input.phone)
  if (!isPersonName(name)) fields.name = texts.name
  if (!phone) fields.phone = texts.phone
  if (email && !isEmail(email)) fields.email = texts.email
  for (const [field, error] of Object.entries(
    validateRequestFields(input.kind, input.details, country),
  )) {
    fields[field] = texts[error]
  }
  if (!phone || Object.keys(fields).length > 0) return refuse('invalid', { fields })
  const details: Record<string, string> = {}
  for (const [field, value] of Object.entries(input.details)) {
    if (value?.trim()) details[field] = value.trim()
  }
  return { kind: input.kind, name, phone, email, comment: input.comment?.trim() ?? '', details }
}
