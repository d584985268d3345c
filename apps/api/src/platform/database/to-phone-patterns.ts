import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'

const MIN_DIGITS = 4
const MAX_DIGITS = 15

/**
 * Returns the patterns of `like` for a column of phones as they are saved, 79161234567. What staff
 * search for is a whole number in any spelling, or a part of one that begins with 7, 8 or neither.
 */
export function toPhonePatterns(text: string): string[] {
  const whole = normalizePhone(text)
  if (!/^[\d\s()+./\p{Pd}]+$/u.test(text)) return whole === null ? [] : [`${whole}%`]
  const digits = text.replace(/\D/g, '')
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return []
  const patterns = [`%${digits}%`]
  if (whole !== null && whole !== digits) patterns.push(`${whole}%`)
  else if (digits.startsWith('8')) patterns.push(`7${digits.slice(1)}%`)
  return patterns
}
