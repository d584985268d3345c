import { applyMask } from '../mask/apply-mask.ts'
import { phoneMask } from '../mask/apply-phone-mask.ts'
import { normalizePhone } from './normalize-phone.ts'

/** Formats a phone number for display: «+7 (916) 123-45-67». Other text is returned unchanged. */
export function formatPhone(phone: string): string {
  const digits = normalizePhone(phone)
  return digits === null ? phone : applyMask(`+${digits}`, phoneMask)
}
