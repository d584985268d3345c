import { isText } from '../text/plain-text.ts'

/** The kinds of request forms (ADR 0025: callback and the partners' pages). */
export type RequestKind =
  | 'callback'
  | 'measurer'
  | 'suppliers'
  | 'for-designers'
  | 'franchising'
  | 'marketplace'
  | 'vacancy'

/** Form fields besides name, phone, e-mail and comment. */
export type RequestField =
  | 'company'
  | 'inn'
  | 'bin'
  | 'site'
  | 'city'
  | 'goods'
  | 'area'
  | 'address'
  | 'subject'
  | 'day'
  | 'time'
  | 'vacancy'

/** Countries in which the shop sells; each has its own company numbers. */
export type RequestCountry = 'ru' | 'kz'

/** A field of a form; a field with a country is shown only in that country. */
export type RequestFormField = {
  field: RequestField
  isRequired: boolean
  country?: RequestCountry
}

const requireField = (field: RequestField): RequestFormField => ({ field, isRequired: true })
const allowField = (field: RequestField): RequestFormField => ({ field, isRequired: false })
/** ИНН in Russia, БИН or ИИН in Kazakhstan. */
const buildCompanyNumberFields = (isRequired: boolean): RequestFormField[] => [
  { field: 'inn', isRequired, country: 'ru' },
  { field: 'bin', isRequired, country: 'kz' },
]

/** The fields of each form in order. Fields that are not listed are neither shown nor accepted. */
export const requestForms: Readonly<Record<RequestKind, readonly RequestFormField[]>> = {
  callback: [allowField('time')],
  measurer: [requireField('address'), requireField('subject'), allowField('day')],
  suppliers: [
    requireField('company'),
    ...buildCompanyNumberFields(false),
    allowField('site'),
    requireField('city'),
    requireField('goods'),
  ],
  'for-designers': [allowField('company'), requireField('city'), allowField('site')],
  franchising: [requireField('city'), allowField('area'), allowField('company')],
  marketplace: [
    requireField('company'),
    ...buildCompanyNumberFields(true),
    allowField('site'),
    requireField('goods'),
  ],
  vacancy: [requireField('vacancy'), requireField('city')],
}

/** Returns the fields of a form for a country, in order. */
export function listRequestFields(kind: RequestKind, country: RequestCountry): RequestFormField[] {
  return requestForms[kind].filter(
    (formField) => formField.country === undefined || formField.country === country,
  )
}

const businessNumber = /^\d{12}$/
const firstWeights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const secondWeights = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]

/**
 * Returns whether text is a БИН or ИИН, the number of a company or person in Kazakhstan: twelve
 * digits, the last of which is a check digit. It is the sum by the first weights modulo 11; when
 * that is 10, by the second weights; when it is 10 again, the number is not issued. Surrounding
 * spaces are allowed (route.info.marketplace, partners' forms).
 */
export function isKazakhBusinessNumber(text: string): boolean {
  const number = text.trim()
  if (!businessNumber.test(number)) return false
  const digits = Array.from(number, Number)
  const sum = (weights: readonly number[]) =>
    weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0) % 11
  const once = sum(firstWeights)
  const check = once === 10 ? sum(secondWeights) : once
  return check === digits[11]
}

export type RequestFieldError = 'missing' | 'unknown' | 'wrong'

const maxFieldLength = 300

/** Patterns for fields that are filled in; the other fields are free text. */
const fieldPatterns: Partial<Record<RequestField, { test: (value: string) => boolean }>> = {
  inn: /^(\d{10}|\d{12})$/,
  bin: { test: isKazakhBusinessNumber },
  site: /^(https?:\/\/)?([\p{L}\d-]+\.)+\p{L}{2,}(\/\S*)?$/iu,
  area: { test: (value) => isNumber(value) && value.length <= 5 },
  day: /^\d{4}-\d{2}-\d{2}$/,
  vacancy: { test: (value) => isNumber(value) && value.length <= 9 },
}

/**
 * Returns the errors of a form by field; an empty object means a valid form. The page and the
 * server both use it, with the country of the shopper's region.
 */
export function validateRequestFields(
  kind: RequestKind,
  values: Partial<Record<RequestField, string>>,
  country: RequestCountry,
): Partial<Record<RequestField, RequestFieldError>> {
  const errors: Partial<Record<RequestField, RequestFieldError>> = {}
  const formFields = listRequestFields(kind, country)
  for (const { field, isRequired } of formFields) {
    const value = values[field]?.trim() ?? ''
    if (!isText(value)) {
      if (isRequired) errors[field] = 'missing'
    } else if (value.length > maxFieldLength || fieldPatterns[field]?.test(value) === false) {
      errors[field] = 'wrong'
    }
  }
  for (const field of Object.keys(values) as RequestField[]) {
    if (values[field] && !formFields.some((formField) => formField.field === field))
      errors[field] = 'unknown'
  }
  return errors
}

/** Returns whether a field of type number contains only digits (validate.generic). */
export function isNumber(text: string): boolean {
  return /^[0-9]+$/.test(text)
}
