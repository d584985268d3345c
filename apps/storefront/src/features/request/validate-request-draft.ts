import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import {
  listRequestFields,
  type RequestCountry,
  type RequestField,
  type RequestKind,
  validateRequestFields,
} from '@svetlitsa/domain/request/request-form'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { normalizeLine } from '@svetlitsa/domain/text/plain-text'

type ContactField = 'name' | 'phone' | 'email' | 'comment'
export type DraftField = ContactField | RequestField | 'consent'
export type RequestDraft = Partial<Record<Exclude<DraftField, 'consent'>, string>> & {
  consent?: boolean
}

/** Message key of a field's error. */
export type DraftError =
  | 'name'
  | 'phone'
  | 'email'
  | 'missing'
  | 'wrong'
  | 'unknown'
  | 'inn'
  | 'bin'
  | 'site'
  | 'area'
  | 'consent'

const errorByField: Partial<Record<RequestField, DraftError>> = {
  inn: 'inn',
  bin: 'bin',
  site: 'site',
  area: 'area',
}

/** Returns the errors of a form by field; the server validates by the same rules. */
export function validateRequestDraft(
  kind: RequestKind,
  draft: RequestDraft,
  country: RequestCountry,
): Partial<Record<DraftField, DraftError>> {
  const errors: Partial<Record<DraftField, DraftError>> = {}
  if (!isPersonName(draft.name ?? '')) errors.name = 'name'
  if (normalizePhone(draft.phone ?? '') === null) errors.phone = 'phone'
  const email = normalizeLine(draft.email ?? '')
  if (email && !isEmail(email)) errors.email = 'email'
  const fieldErrors = validateRequestFields(kind, getRequestFields(kind, draft, country), country)
  for (const [field, fieldError] of Object.entries(fieldErrors)) {
    const name = field as RequestField
    errors[name] = fieldError === 'wrong' ? (errorByField[name] ?? 'wrong') : fieldError
  }
  if (!draft.consent) errors.consent = 'consent'
  return errors
}

/** Returns the fields of a form other than the contacts. */
export function getRequestFields(
  kind: RequestKind,
  draft: RequestDraft,
  country: RequestCountry,
): Record<string, string> {
  const values: Record<string, string> = {}
  for (const { field } of listRequestFields(kind, country)) {
    const value = draft[field]?.trim()
    if (value) values[field] = value
  }
  return values
}
