import { applyMask } from './apply-mask.ts'

/** The mask of every phone field (validate.mask). */
export const phoneMask = '+7 (###) ###-##-##'

/**
 * Formats typed or pasted text with the phone mask (validate.mask). A leading 8 or 7 of a full
 * number, and a 7 or 8 typed first, is the country code and not the first digit of the number.
 */
export function applyPhoneMask(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed === '+' || trimmed.startsWith('+7')) {
    return applyMask(trimmed, phoneMask)
  }
  const digits = trimmed.replace(/\D/g, '')
  if (digits === '') return ''
  const hasCountryCode = /^[78]/.test(digits) && digits.length !== 10
  return applyMask(`+7${hasCountryCode ? digits.slice(1) : digits}`, phoneMask)
}
