import { isText } from '../validate/text.ts'
import { isKazakhBusinessNumber } from './is-kazakh-business-number.ts'
import {
  askedFields,
  type RequestCountry,
  type RequestField,
  type RequestKind,
} from './request-form.ts'

export type RequestFault = 'missing' | 'unknown' | 'wrong'

const longest = 300

/** What must hold of a field that is given; the others are plain text. */
const shapes: Partial<Record<RequestField, { test: (value: string) => boolean }>> = {
  inn: /^(\d{10}|\d{12})$/,
  bin: { test: isKazakhBusinessNumber },
  site: /^(https?:\/\/)?([\p{L}\d-]+\.)+\p{L}{2,}(\/\S*)?$/iu,
  area: /^\d{1,5}$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  vacancy: /^\d{1,9}$/,
}

/**
 * What is wrong with the fields of a form, by field; an empty answer is a good form. The page and the
 * server judge by it alike, for the country of the shopper's region.
 */
export function requestFieldFaults(
  kind: RequestKind,
  given: Partial<Record<RequestField, string>>,
  country: RequestCountry,
): Partial<Record<RequestField, RequestFault>> {
  const faults: Partial<Record<RequestField, RequestFault>> = {}
  const asked = askedFields(kind, country)
  for (const { field, isRequired } of asked) {
    const value = given[field]?.trim() ?? ''
    if (!isText(value)) {
      if (isRequired) faults[field] = 'missing'
    } else if (value.length > longest || shapes[field]?.test(value) === false) {
      faults[field] = 'wrong'
    }
  }
  for (const field of Object.keys(given) as RequestField[]) {
    if (given[field] && !asked.some((one) => one.field === field)) faults[field] = 'unknown'
  }
  return faults
}
