import type { Db } from '../../../platform/database/database.ts'
import { handleJob } from '../../../platform/jobs/handle-job.ts'
import type { Services } from '../../../platform/services/services.ts'
import { findPaymentProvider } from '../../provider/find-provider.ts'
import { lockPaidCheckout, type PaymentRow } from '../payment.queries.ts'
import { acquirerRefundJob } from '../payment-jobs.ts'
import { sumReturned } from '../refund.queries.ts'
import { buildRefundKey } from '../refund-key.ts'
import {
  findHeldShares,
  findOwedBack,
  findPaymentByGuid,
  insertAcquirerRefund,
  lockPayment,
} from './acquirer-refund.queries.ts'
import { recordReturned } from './record-returned.ts'

/**
 * Records what the acquirer has returned of a payment and the ledger does not know: somebody did it
 * in the acquirer's own cabinet (payment.foreign-refund). The acquirer is asked outside the
 * transaction, so that what is recorded meanwhile is counted once. While the shop itself refunds, or a
 * while ago did, nobody can tell whose refund it is: that is looked into later.
 */
export async function recordAcquirerRefunds(services: Services, row: PaymentRow): Promise<void> {
  const provider = findPaymentProvider(services, row)
  if (!provider?.fetchReturned || row.providerPaymentId === null) return
  const returned = await provider.fetchReturned(row.providerPaymentId)
  await services.database.db.transaction(async (tx) => {
    await lockPaidCheckout(tx, row.basketGroup)
    const payment = await lockPayment(tx, row.guid)
    if (payment?.state !== 'succeeded') return
    if (payment.isRefunding) return checkLater(services, tx, payment)
    const unknown = returned - (await sumReturned(tx, row.guid))
    const rest = await recordOwed(services, tx, payment, unknown)
    if (rest > 0) await recordUnasked(services, tx, payment, { rest, returned })
  })
}

/** A recording that waited for a refund of the shop to be over. */
export const checkAcquirerRefund = handleJob(acquirerRefundJob, async (services, { payment }) => {
  const row = await findPaymentByGuid(services.database.db, payment)
  if (row) await recordAcquirerRefunds(services, row)
})

async function checkLater(
  { jobs, clock }: Services,
  tx: Db,
  { guid, refundingUntil }: PaymentRow,
): Promise<void> {
  const runAt = refundingUntil ?? clock.now()
  const dedupeKey = `acquirer-refund:${guid}:${runAt.getTime()}`
  await jobs.enqueue(tx, acquirerRefundJob, { payment: guid }, { runAt, dedupeKey })
}

/**
 * What the shop had to give back anyway was meant first: its own refund that is on its way, or one
 * that staff made by hand before the job; first of all what has just this sum. Returns what is left.
 */
async function recordOwed(
  services: Services,
  tx: Db,
  payment: PaymentRow,
  unknown: number,
): Promise<number> {
  let rest = unknown
  while (rest > 0) {
    const owedBack = await findOwedBack(tx, payment.guid)
    const owed =
      owedBack.find(({ amount }) => amount === rest) ??
      owedBack.find(({ amount }) => amount <= rest)
    if (!owed) return rest
    const { order, amount, reason } = owed
    const key = buildRefundKey(payment.guid, owed)
    const returnId = owed.reason === 'returned' ? { returnId: owed.returnId } : {}
    await recordReturned(services, tx, { payment, order, amount }, { reason, key, ...returnId })
    rest -= amount
  }
  return rest
}

/** The rest was asked for by nobody here: the staff have to find out why. */
async function recordUnasked(
  services: Services,
  tx: Db,
  payment: PaymentRow,
  { rest: sum, returned }: { rest: number; returned: number },
): Promise<void> {
  services.log.warn(
    { payment: payment.guid, sum },
    'the acquirer has returned money that the shop had not asked it to return',
  )
  const entryKey = `acquirer:${returned}`
  let rest = sum
  for (const share of await findHeldShares(tx, payment.guid, sum)) {
    const amount = Math.min(rest, share.amount)
    if (amount === 0) break
    const { order, isSurplus } = share
    const reason = isSurplus ? 'surplus' : 'acquirer'
    const key = `${entryKey}:${payment.guid}:${order.id}:${reason}`
    const cause = { reason, key, entryKey } as const
    await recordReturned(services, tx, { payment, order, amount }, cause)
    await insertAcquirerRefund(tx, { paymentGuid: payment.guid, orderId: order.id, amount })
    rest -= amount
  }
  if (rest > 0) throw new Error(`payment ${payment.guid}: more was returned than had come`)
}
