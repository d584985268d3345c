import type { Db } from '../../platform/database/database.ts'
import { handleJob } from '../../platform/jobs/handle-job.ts'
import { refundPaymentJob } from './payment-jobs.ts'
import { findSurplus } from './refund.queries.ts'
import { buildRefundKey } from './refund-key.ts'
import { returnMoney } from './return-money.ts'

/** Refunds the part of a payment that no order owed, if it has not gone back by now. */
export const refundPayment = handleJob(refundPaymentJob, async (services, { payment: guid }) => {
  const findOwed = async (db: Db) => {
    const surplus = await findSurplus(db, guid)
    if (!surplus) throw new Error(`the ledger has no surplus of payment ${guid}`)
    return surplus.amount > 0 ? surplus : null
  }
  const key = buildRefundKey(guid, { reason: 'surplus' })
  await returnMoney(services, findOwed, { reason: 'surplus', key })
})
