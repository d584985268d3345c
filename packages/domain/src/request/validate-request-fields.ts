import { isText } from '../text/is-text.ts'
import {
  listRequestFields,
  type RequestCountry,
  type RequestField,
  type RequestKind,
} from './request-form.ts'

const shape = /^\d{12}$/

const first = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

const second = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]

/**
 * Returns whether text is a БИН or ИИН, the number of a company or person in Kazakhstan: twelve
 * digits, the last of which is a check digit. It is the sum by the first weights modulo 11; when
 * that is 10, by the second weights; when it is 10 again, the number is not issued. Surrounding
 * spaces are allowed (route.info.marketplace, partners' forms).
 */
export function isKazakhBusinessNumber(text: string): boolean {
  const number = text.trim()
  if (!shape.test(number)) return false
  const digits = Array.from(number, Number)
  const sum = (weights: readonly number[]) =>
    weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0) % 11
  const once = sum(first)
  const check = once === 10 ? sum(second) : once
  return check === digits[11]
}

export type RequestFieldError = 'missing' | 'unknown' | 'wrong'

const maxLength = 300

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
    } else if (value.length > maxLength || fieldPatterns[field]?.test(value) === false) {
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
