import type { Services } from '../../platform/services.ts'
import { takePaymentsToAsk } from './payment.queries.ts'
import { settlePayment } from './settle-payment.ts'

/** Asks for payments whose shopper and webhook never came back. */
export async function reconcilePayments(services: Services): Promise<void> {
  for (const pending of await takePaymentsToAsk(services.database.db)) {
    try {
      await settlePayment(services, pending)
    } catch (error) {
      services.log.warn({ err: error, payment: pending.guid }, 'a payment could not be reconciled')
    }
  }
}
