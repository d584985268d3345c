import { applyMask } from './apply-mask.ts'

/** The mask of every phone field of the shop (storefront §5). */
export const phoneMask = '+7 (###) ###-##-##'

/**
 * Lays typed or pasted text into the phone mask (storefront §5). A leading 8 or 7 of a full number,
 * and the first 7 or 8 typed, count as the country's code and not as the first digit of the number.
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
