import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { JobHandler } from '../../platform/worker.ts'
import { payment } from './payment.table.ts'
import { groupOfMethod } from './payment-method.ts'
import { findProvider } from './payment-providers.ts'

const payload = z.object({ payment: z.guid(), amount: z.int().positive() })

/** Sends money back that no order could take; the key makes a repeated job one refund. */
export const refundPayment: JobHandler = async (services, raw) => {
  const { payment: guid, amount } = payload.parse(raw)
  const [row] = await services.database.db.select().from(payment).where(eq(payment.guid, guid))
  const provider = row && findProvider(services, groupOfMethod(row.method))
  if (!row?.providerPaymentId || provider?.name !== row.provider) {
    throw new Error(`payment ${guid} cannot be refunded: its provider is off`)
  }
  await provider.refund(row.providerPaymentId, amount, row.currencyCode, `refund-${guid}`)
}
