import { nationalLength } from './national-number.ts'
import { readPhone } from './read-phone.ts'

/**
 * Returns the canonical form in which phone numbers are stored and compared: 11 digits starting
 * with 7, however the number was typed. Returns null for an incomplete number, for one without its
 * country, which the mask of a field adds (`applyPhoneMask`), for one that can be read in two ways and
 * for numbers outside Russia and Kazakhstan (checkout.contacts, ADR 0041).
 */
export function normalizePhone(phone: string): string | null {
  const { prefix, national } = readPhone(phone)
  return prefix !== '' && national?.length === nationalLength ? `7${national}` : null
}
