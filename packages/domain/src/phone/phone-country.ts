import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { normalizePhone } from './normalize-phone.ts'

export type PhoneCountry = 'RU' | 'KZ'

/**
 * The country whose numbering plan a +7 number belongs to, or null where no operator of either has
 * such numbers. The tables of the library weigh tens of kilobytes: for servers, not for pages.
 */
export function phoneCountry(phone: string): PhoneCountry | null {
  const digits = normalizePhone(phone)
  const country = digits === null ? undefined : parsePhoneNumberFromString(`+${digits}`)?.country
  return country === 'RU' || country === 'KZ' ? country : null
}
