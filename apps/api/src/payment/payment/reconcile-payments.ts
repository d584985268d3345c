import type { Services } from '../../platform/services/services.ts'
import { claimPaymentsToCheck, type PaymentRow } from './payment.queries.ts'
import { endAttempt, settlePayment } from './settle-payment.ts'

/**
 * Checks payments for which neither the shopper nor a webhook returned. Attempts that are no longer
 * offered are ended at the provider. All are asked about at once: a provider that does not answer
 * would else hold up the worker's other jobs by its timeout for each of them.
 */
export async function reconcilePayments(services: Services): Promise<void> {
  const attempts = await claimPaymentsToCheck(services.database.db)
  await Promise.all(attempts.map((attempt) => reconcilePayment(services, attempt)))
}

async function reconcilePayment(services: Services, attempt: PaymentRow): Promise<void> {
  try {
    if (isOffered(attempt, services.clock.now())) await settlePayment(services, attempt)
    else await endAttempt(services, attempt)
  } catch (error) {
    services.log.warn(
      { err: error, payment: attempt.guid, provider: attempt.provider },
      'a payment could not be reconciled: its provider is asked again later',
    )
  }
}

function isOffered({ state, expiresAt }: PaymentRow, now: Date): boolean {
  return state === 'pending' && expiresAt > now
}
