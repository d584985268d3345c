import { eq } from 'drizzle-orm'
import { handleJob } from '../../platform/jobs/handle-job.ts'
import { payment } from './payment.table.ts'
import { refundPaymentJob } from './payment-jobs.ts'
import { getMethodGroup } from './payment-method.ts'
import { findProvider } from './provider/find-provider.ts'

/**
 * Refunds the part of a payment that no order could take. The idempotency key makes a repeated job
 * one refund.
 */
export const refundPayment = handleJob(
  refundPaymentJob,
  async (services, { payment: guid, amount }) => {
    const [row] = await services.database.db.select().from(payment).where(eq(payment.guid, guid))
    const provider = row && findProvider(services, getMethodGroup(row.method))
    if (!row?.providerPaymentId || provider?.name !== row.provider) {
      throw new Error(`payment ${guid} cannot be refunded: its provider is disabled`)
    }
    await provider.refund(row.providerPaymentId, amount, row.currencyCode, `refund-${guid}`)
  },
)
