/** A stored certificate; currency is an ISO 4217 code such as «RUB». */
export type Certificate = { balance: number; currency: string }

export type CertificateRefusal = 'unknown' | 'empty' | 'currency' | 'amount'

export type CertificateResult =
  | { isPaid: true; amount: number; left: number }
  | { isPaid: false; reason: CertificateRefusal }

/**
 * Returns what a certificate pays of an amount due, or why it is refused: it must exist, have a
 * balance above 0 and be in the order's currency (payment.certificate, ADR 0042). It may be written
 * off in part.
 * @param payment.requested the amount to write off; defaults to as much as possible. More than is due
 * or left is refused, because the shopper was shown a different sum.
 */
export function payWithCertificate(payment: {
  certificate: Certificate | null
  currency: string
  due: number
  requested?: number
}): CertificateResult {
  const { certificate, currency, due, requested } = payment
  if (certificate === null) return { isPaid: false, reason: 'unknown' }
  if (certificate.balance <= 0) return { isPaid: false, reason: 'empty' }
  if (certificate.currency !== currency) return { isPaid: false, reason: 'currency' }
  const maxAmount = Math.min(certificate.balance, due)
  const amount = requested ?? maxAmount
  const isFitting = Number.isSafeInteger(amount) && amount > 0 && amount <= maxAmount
  if (!isFitting) return { isPaid: false, reason: 'amount' }
  return { isPaid: true, amount, left: certificate.balance - amount }
}
