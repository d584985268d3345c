import type { Services } from '../../platform/services/services.ts'
import { claimPaymentsToCheck } from './payment.queries.ts'
import { settlePayment } from './settle-payment.ts'

/** Checks the status of payments for which neither the shopper nor a webhook returned. */
export async function reconcilePayments(services: Services): Promise<void> {
  for (const pending of await claimPaymentsToCheck(services.database.db)) {
    try {
      await settlePayment(services, pending)
    } catch (error) {
      services.log.warn({ err: error, payment: pending.guid }, 'a payment could not be reconciled')
    }
  }
}
