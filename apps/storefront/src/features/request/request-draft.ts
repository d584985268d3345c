import { normalizePhone } from '@svetlitsa/domain/phone/normalize-phone'
import { requestFieldFaults } from '@svetlitsa/domain/request/request-field-faults'
import {
  askedFields,
  type RequestCountry,
  type RequestField,
  type RequestKind,
} from '@svetlitsa/domain/request/request-form'
import { isEmail } from '@svetlitsa/domain/validate/email'
import { isPersonName } from '@svetlitsa/domain/validate/person-name'

type ContactField = 'name' | 'phone' | 'email' | 'comment'
export type DraftField = ContactField | RequestField | 'consent'
export type RequestDraft = Partial<Record<Exclude<DraftField, 'consent'>, string>> & {
  consent?: boolean
}

/** The key of the words for what is wrong with a field. */
export type DraftFault =
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

const ownWords: Partial<Record<RequestField, DraftFault>> = {
  inn: 'inn',
  bin: 'bin',
  site: 'site',
  area: 'area',
}

/** What is wrong with a form as it is filled in, by field: the server judges by the same rules. */
export function draftFaults(
  kind: RequestKind,
  draft: RequestDraft,
  country: RequestCountry,
): Partial<Record<DraftField, DraftFault>> {
  const faults: Partial<Record<DraftField, DraftFault>> = {}
  if (!isPersonName(draft.name ?? '')) faults.name = 'name'
  if (normalizePhone(draft.phone ?? '') === null) faults.phone = 'phone'
  if (draft.email?.trim() && !isEmail(draft.email.trim())) faults.email = 'email'
  const given = requestFieldFaults(kind, askedOf(kind, draft, country), country)
  for (const [field, fault] of Object.entries(given)) {
    const name = field as RequestField
    faults[name] = fault === 'wrong' ? (ownWords[name] ?? 'wrong') : fault
  }
  if (!draft.consent) faults.consent = 'consent'
  return faults
}

/** The fields that this form asks beside the contacts. */
export function askedOf(
  kind: RequestKind,
  draft: RequestDraft,
  country: RequestCountry,
): Record<string, string> {
  const asked: Record<string, string> = {}
  for (const { field } of askedFields(kind, country)) {
    const value = draft[field]?.trim()
    if (value) asked[field] = value
  }
  return asked
}
