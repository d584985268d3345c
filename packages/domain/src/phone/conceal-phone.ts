import { normalizePhone } from './normalize-phone.ts'

/**
 * A number of which only the last two digits are told: «+7 (•••) •••-••-67». For the bearer of a
 * link, who must not see whose order it is (decisions «Identity and access»).
 */
export function concealPhone(phone: string): string {
  const end = normalizePhone(phone)?.slice(-2) ?? '••'
  return `+7 (•••) •••-••-${end}`
}
