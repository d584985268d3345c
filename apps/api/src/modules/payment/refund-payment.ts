import { handleJob } from '../../platform/jobs/handle-job.ts'
import { refundPaymentJob } from './payment-jobs.ts'
import { findSurplus } from './refund.queries.ts'
import { returnMoney } from './return-money.ts'

/** Refunds the part of a payment that no order owed. */
export const refundPayment = handleJob(refundPaymentJob, async (services, { payment: guid }) => {
  const surplus = await findSurplus(services.database.db, guid)
  if (!surplus) throw new Error(`the ledger has no surplus of payment ${guid}`)
  await returnMoney(services, surplus, { reason: 'surplus', key: `refund-${guid}` })
})
