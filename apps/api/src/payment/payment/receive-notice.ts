import { limitCall } from '../../platform/access/limit-call.ts'
import type { Context } from '../../platform/context/context.ts'
import { recordAcquirerRefunds } from './ledger/record-acquirer-refunds.ts'
import { findPayment, saveNotice } from './payment.queries.ts'
import { settlePayment } from './settle-payment.ts'

/** A provider repeats itself; strangers know the address too. */
const notices = { name: 'payment-notices', points: 600, seconds: 60 }

/**
 * Saves a notification and verifies it with the provider. One for an unknown payment is acknowledged
 * and forgotten, because anybody can send it.
 */
export async function receiveNotice(
  context: Context,
  provider: string,
  notice: { event: string; object: { id: string; payment_id?: string | undefined } },
) {
  await limitCall(context, notices)
  const { db, services, log } = context
  const { id, payment_id: refundedId } = notice.object
  const row = await findPayment(db, provider, refundedId ?? id)
  if (!row) {
    log.info({ provider }, 'notification of an unknown payment')
    return { ok: true as const }
  }
  await saveNotice(db, { provider, event: notice.event, providerPaymentId: id, body: notice })
  // A cancelled attempt too: its provider may have confirmed it late.
  if (row.state !== 'succeeded') await settlePayment(services, row)
  if (notice.event.startsWith('refund.')) await recordAcquirerRefunds(services, row)
  return { ok: true as const }
}
