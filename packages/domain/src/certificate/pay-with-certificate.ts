/** A stored certificate; currency is an ISO 4217 code such as «RUB». */
export interface Certificate {
  balance: number
  currency: string
  isBlocked: boolean
  /** When it ends; null for one that never does. */
  validUntil: Date | null
}

export type CertificateRefusal = 'unknown' | 'blocked' | 'expired' | 'empty' | 'currency' | 'amount'

export type CertificateResult =
  | { isPaid: true; amount: number; left: number }
  | { isPaid: false; reason: CertificateRefusal }

/**
 * Returns what a certificate pays of an amount due, or why it is refused: it must exist, be neither
 * blocked nor expired, have a balance above 0 and be in the order's currency (payment.certificate,
 * ADR 0042). It may be written off in part.
 * @param payment.requested the amount to write off; defaults to as much as possible. More than is due
 * or left is refused, because the shopper was shown a different sum.
 */
export function payWithCertificate(payment: {
  certificate: Certificate | null
  currency: string
  due: number
  now: Date
  requested?: number
}): CertificateResult {
  const { certificate, currency, due, now, requested } = payment
  if (certificate === null) return refuseCertificate('unknown')
  const { balance, isBlocked, validUntil } = certificate
  if (isBlocked) return refuseCertificate('blocked')
  if (validUntil !== null && validUntil <= now) return refuseCertificate('expired')
  if (balance <= 0) return refuseCertificate('empty')
  if (certificate.currency !== currency) return refuseCertificate('currency')
  const maxAmount = Math.min(balance, due)
  const amount = requested ?? maxAmount
  const isFitting = Number.isSafeInteger(amount) && amount > 0 && amount <= maxAmount
  if (!isFitting) return refuseCertificate('amount')
  return { isPaid: true, amount, left: balance - amount }
}

function refuseCertificate(reason: CertificateRefusal): CertificateResult {
  return { isPaid: false, reason }
}
