import { normalizePhone } from './normalize-phone.ts'

/**
 * Masks a phone number except its last two digits: «+7 (•••) •••-••-67». Shown to anyone who has
 * the link, who must not learn whose order it is (ADR 0041).
 */
export function concealPhone(phone: string): string {
  const end = normalizePhone(phone)?.slice(-2) ?? '••'
  return `+7 (•••) •••-••-${end}`
}
