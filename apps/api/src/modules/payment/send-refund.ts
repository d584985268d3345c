import { handleJob } from '../../platform/jobs/handle-job.ts'
import type { Services } from '../../platform/services/services.ts'
import { returnMoneyJob } from './payment-jobs.ts'
import { getMethodGroup } from './payment-method.ts'
import { findProvider } from './provider/find-provider.ts'
import { findShare, findSharesToRefund, saveRefund } from './refund.queries.ts'

/**
 * Refunds cancelled paid orders automatically, so that callers that cancel need not do it (ADR
 * 0040).
 */
export async function queueRefunds({ database: { db }, jobs }: Services): Promise<void> {
  for (const share of await findSharesToRefund(db)) {
    const dedupeKey = `return:${share.paymentGuid}:${share.orderId}`
    await jobs.enqueue(db, returnMoneyJob, share, { dedupeKey })
  }
}

/** Refunds one order's share of a payment. The idempotency key makes a repeated job one refund. */
export const sendRefund = handleJob(returnMoneyJob, async (services, share) => {
  const { db } = services.database
  const found = await findShare(db, share)
  const provider = found && findProvider(services, getMethodGroup(found.payment.method))
  if (!found?.payment.providerPaymentId || provider?.name !== found.payment.provider) {
    throw new Error(`payment ${share.paymentGuid} cannot be refunded: its provider is disabled`)
  }
  const { currencyCode, providerPaymentId } = found.payment
  const key = `return-${share.paymentGuid}-${share.orderId}`
  await provider.refund(providerPaymentId, found.amount, currencyCode, key)
  const recommendation = services.env.RECEIPT_RECOMMENDATION
  const money = { amount: found.amount, currencyCode, recommendation }
  await db.transaction((tx) => saveRefund(tx, share, money))
})
