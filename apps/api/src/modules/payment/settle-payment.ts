import type { Services } from '../../platform/services.ts'
import type { PaymentRow } from './payment.queries.ts'
import { groupOfMethod } from './payment-method.ts'
import { writeOutcome } from './payment-outcome.queries.ts'
import { findProvider } from './payment-providers.ts'

/**
 * The only writer of «paid». Return page, webhook and reconciler all come here: the provider is
 * asked outside any transaction, and then one of them finds the payment still pending under its
 * row lock and writes; the others find it settled.
 */
export async function settlePayment(services: Services, pending: PaymentRow): Promise<void> {
  const provider = findProvider(services, groupOfMethod(pending.method))
  if (provider?.name !== pending.provider || pending.providerPaymentId === null) return
  const status = await provider.status(pending.providerPaymentId)
  if (status.state === 'pending') return
  await services.database.db.transaction((tx) => writeOutcome(services, tx, pending.guid, status))
}
