/** A certificate as the shop keeps it; the currency is its code, «RUB». */
export type Certificate = { balance: number; currency: string }

export type CertificateRefusal = 'unknown' | 'empty' | 'currency' | 'amount'

export type CertificateResult =
  | { isPaid: true; amount: number; left: number }
  | { isPaid: false; reason: CertificateRefusal }

/**
 * What a certificate pays of a sum due, or why it does not: it must exist, hold a balance above 0 and
 * be of the order's currency (account §5, decisions «Regions, currency, language»). It may be written
 * off in part.
 *
 * @param payment.wanted how much to write off; as much as possible where it is not said. More than
 * is due or left is refused, for the shopper was told another sum.
 */
export function payWithCertificate(payment: {
  certificate: Certificate | null
  currency: string
  due: number
  wanted?: number
}): CertificateResult {
  const { certificate, currency, due, wanted } = payment
  if (certificate === null) return { isPaid: false, reason: 'unknown' }
  if (certificate.balance <= 0) return { isPaid: false, reason: 'empty' }
  if (certificate.currency !== currency) return { isPaid: false, reason: 'currency' }
  const most = Math.min(certificate.balance, due)
  const amount = wanted ?? most
  const isFitting = Number.isSafeInteger(amount) && amount > 0 && amount <= most
  if (!isFitting) return { isPaid: false, reason: 'amount' }
  return { isPaid: true, amount, left: certificate.balance - amount }
}
