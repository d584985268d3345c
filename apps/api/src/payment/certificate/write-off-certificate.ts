import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { findOpenAttempt, lockPaidCheckout, type PaymentRow } from '../payment/payment.queries.ts'
import { placeCheckout } from '../payment/placement/place-checkout.ts'
import { saveOutcome, tryToEndAttempt } from '../payment/settle-payment.ts'
import {
  type CertificateRow,
  findWriteOff,
  insertCertificatePayment,
  lockCertificate,
  moveBalance,
} from '../provider/certificate.queries.ts'
import { type CertificateCredentials, checkCertificate } from './check-certificate.ts'
import { type CertificatePurpose, decideWriteOff, findCheckoutToPay } from './decide-write-off.ts'

export type WriteOffRequest = CertificatePurpose & CertificateCredentials & { amount: number }

export interface WrittenOff {
  basketGroup: string
  amount: number
  left: number
  due: number
}

type Reason =
  | 'not_found'
  | 'not_owner'
  | 'certificate_unknown'
  | 'certificate_blocked'
  | 'certificate_expired'
  | 'certificate_empty'
  | 'certificate_currency'
  | 'certificate_amount'
  | 'already_paid'
  | 'delivery_missing'
  | 'payment_open'

/** Each round ends an attempt that another tab opened; a tab opens one and then stops. */
const MAX_ROUNDS = 20

/**
 * Pays a checkout with a certificate, in part too (certificate.currency). An open attempt of another
 * way is ended at its provider first, outside the transaction (payment.one-attempt).
 */
export async function writeOffCertificate(
  context: Context,
  request: WriteOffRequest,
): Promise<WrittenOff | Refusal<Reason>> {
  const checkout = await findCheckoutToPay(context, context.db, request)
  if (checkout instanceof Refusal) return checkout
  const certificate = await checkCertificate(context, request)
  if (!certificate) return refuse('certificate_unknown')
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const result = await transact(context.db, (tx) =>
      payByCertificate(context, tx, certificate, request),
    )
    if (!(result && 'providerPaymentId' in result)) return result
    if (!(await tryToEndAttempt(context.services, result))) break
  }
  return refuse('payment_open')
}

/** Writes the payment, or returns the open attempt that must be ended before. */
async function payByCertificate(
  context: Context,
  tx: Db,
  { id }: CertificateRow,
  request: WriteOffRequest,
): Promise<WrittenOff | PaymentRow | Refusal<Reason>> {
  const { payId, amount } = request
  await lockPaidCheckout(tx, payId)
  const earlier = await findEarlierWriteOff(context, tx)
  if (earlier) return earlier
  const checkout = await findCheckoutToPay(context, tx, request)
  if (checkout instanceof Refusal) return checkout
  if (checkout.due <= 0) return refuse('already_paid')
  if (checkout.missing !== null) return refuse('delivery_missing')
  const row = await lockCertificate(tx, id)
  const decided = decideWriteOff(context, row, checkout, amount)
  if (!decided.isPaid) {
    const maxAmount = Math.min(row.balance, checkout.due)
    return refuse(`certificate_${decided.reason}`, {
      values: { maxAmount },
      details: { maxAmount },
    })
  }
  const open = await findOpenAttempt(tx, payId)
  if (open) return open

  const { currencyCode } = checkout
  const paid = await insertCertificatePayment(tx, { basketGroup: payId, amount, currencyCode })
  const movement = { certificateId: id, kind: 'write-off', paymentGuid: paid.guid } as const
  const key = buildKey(context) ?? `write-off-${paid.guid}`
  await moveBalance(tx, { ...movement, amount: -amount, key })
  await saveOutcome(context.services, tx, paid, { state: 'succeeded', amount, currencyCode })
  // The money verifies the buyer.
  await placeCheckout(tx, { guid: payId, isVerified: true }, 'certificate', context.now)
  return { basketGroup: payId, amount, left: decided.left, due: checkout.due - amount }
}

/** What an earlier request with the same Idempotency-Key wrote off. */
export async function findEarlierWriteOff(context: Context, db: Db): Promise<WrittenOff | null> {
  const key = buildKey(context)
  const earlier = key ? await findWriteOff(db, key) : null
  if (!earlier) return null
  const { basketGroup, amount, balance: left, due } = earlier
  return { basketGroup, amount, left, due }
}

function buildKey({ session, idempotencyKey }: Context): string | null {
  return session && idempotencyKey ? `write-off-${session.id}-${idempotencyKey}` : null
}
