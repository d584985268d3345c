import { normalizePhone } from '../phone/phone-number.ts'

interface CheckoutOwner {
  sessionId: number | null
  userId: number | null
  phone: string
}

interface Visitor {
  id: number
  userId: number | null
  confirmedPhone: string | null
}

/**
 * Returns whether a visitor may change a checkout and see its contacts: the session that made it,
 * its customer, or a session that confirmed its phone. The link alone is not enough
 * (checkout.masked).
 */
export function canEditCheckout(checkout: CheckoutOwner, visitor: Visitor | null): boolean {
  if (!visitor) return false
  return (
    checkout.sessionId === visitor.id ||
    (checkout.userId !== null && checkout.userId === visitor.userId) ||
    isPhoneConfirmed(checkout.phone, visitor.confirmedPhone)
  )
}

/**
 * Returns whether a phone is confirmed: the confirmed number must still equal the current one
 * (checkout.contacts).
 */
export function isPhoneConfirmed(phone: string, confirmedPhone: string | null): boolean {
  const current = normalizePhone(phone)
  return current !== null && confirmedPhone !== null && current === normalizePhone(confirmedPhone)
}
