import { handleJob } from '../../platform/jobs/handle-job.ts'
import type { Services } from '../../platform/services/services.ts'
import { findWaitingRefund, findWaitingRefunds } from './ledger/return-refund.queries.ts'
import { refundReturnJob, returnMoneyJob } from './payment-jobs.ts'
import { findDueShare, findSharesToRefund } from './refund.queries.ts'
import { buildRefundKey } from './refund-key.ts'
import { returnMoney } from './return-money.ts'

/**
 * Refunds cancelled paid orders and returned goods automatically, so that callers that cancel or take
 * back need not do it (ADR 0040).
 */
export async function queueRefunds({ database: { db }, jobs }: Services): Promise<void> {
  for (const share of await findSharesToRefund(db)) {
    const dedupeKey = `return:${share.paymentGuid}:${share.orderId}`
    await jobs.enqueue(db, returnMoneyJob, share, { dedupeKey })
  }
  for (const refund of await findWaitingRefunds(db)) {
    const dedupeKey = `refund-return:${refund.returnId}:${refund.paymentGuid}`
    await jobs.enqueue(db, refundReturnJob, refund, { dedupeKey })
  }
}

/** Refunds a cancelled order's share of a payment, if it has not gone back by now. */
export const sendRefund = handleJob(returnMoneyJob, async (services, share) => {
  const { paymentGuid, orderId } = share
  const key = buildRefundKey(paymentGuid, { reason: 'cancelled', orderId })
  await returnMoney(services, (db) => findDueShare(db, share), { reason: 'cancelled', key })
})

/** Refunds what a return gives back by one payment, if it has not gone back by now. */
export const sendReturnRefund = handleJob(refundReturnJob, async (services, refund) => {
  const { returnId, paymentGuid } = refund
  const key = buildRefundKey(paymentGuid, { reason: 'returned', returnId })
  const cause = { reason: 'returned', key, returnId } as const
  await returnMoney(services, (db) => findWaitingRefund(db, refund), cause)
})
