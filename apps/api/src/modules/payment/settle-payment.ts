import type { Services } from '../../platform/services/services.ts'
import type { PaymentRow } from './payment.queries.ts'
import { getMethodGroup } from './payment-method.ts'
import { saveOutcome } from './payment-outcome.queries.ts'
import { findProvider } from './provider/find-provider.ts'

/**
 * The only writer of the status «paid». The return page, the webhook and the reconciler all call
 * it. The provider is called outside any transaction; then one caller finds the payment still
 * pending under its row lock and writes, and the others find it settled.
 */
export async function settlePayment(services: Services, pending: PaymentRow): Promise<void> {
  const provider = findProvider(services, getMethodGroup(pending.method))
  if (provider?.name !== pending.provider || pending.providerPaymentId === null) return
  const status = await provider.status(pending.providerPaymentId)
  if (status.state === 'pending') return
  await services.database.db.transaction((tx) => saveOutcome(services, tx, pending.guid, status))
}
