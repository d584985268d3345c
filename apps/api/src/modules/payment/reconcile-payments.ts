import type { Services } from '../../platform/services/services.ts'
import { claimPaymentsToCheck, type PaymentRow } from './payment.queries.ts'
import { endAttempt, settlePayment } from './settle-payment.ts'

/**
 * Checks payments for which neither the shopper nor a webhook returned. Attempts that are no longer
 * offered are ended at the provider.
 */
export async function reconcilePayments(services: Services): Promise<void> {
  for (const attempt of await claimPaymentsToCheck(services.database.db)) {
    try {
      if (isOffered(attempt, services.clock.now())) await settlePayment(services, attempt)
      else await endAttempt(services, attempt)
    } catch (error) {
      services.log.warn({ err: error, payment: attempt.guid }, 'a payment could not be reconciled')
    }
  }
}

function isOffered({ state, expiresAt }: PaymentRow, now: Date): boolean {
  return state === 'pending' && expiresAt > now
}
