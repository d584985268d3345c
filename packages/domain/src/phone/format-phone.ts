import { applyMask } from '../mask/apply-mask.ts'
import { phoneMask } from '../mask/apply-phone-mask.ts'
import { normalizePhone } from './normalize-phone.ts'

/** A number as a reader sees it: «+7 (916) 123-45-67». What is no such number is left as it is. */
export function formatPhone(phone: string): string {
  const digits = normalizePhone(phone)
  return digits === null ? phone : applyMask(`+${digits}`, phoneMask)
}
