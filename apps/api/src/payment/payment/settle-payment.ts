import type { Services } from '../../platform/services/services.ts'
import { findPaymentProvider } from '../provider/find-provider.ts'
import { ProviderError, type ProviderStatus } from '../provider/payment-provider.ts'
import { cancelUnstarted, findOpenAttempt, type PaymentRow } from './payment.queries.ts'
import { saveOutcome } from './save-outcome.ts'

/**
 * Asks the provider for the outcome of a payment and saves it. The return page, the webhook and the
 * reconciler all call it. The provider is called outside any transaction; then one caller finds the
 * payment still open under the checkout's lock and writes, and the others find it settled. Returns
 * whether the provider still waits for the buyer.
 */
export async function settlePayment(services: Services, attempt: PaymentRow): Promise<boolean> {
  const provider = findPaymentProvider(services, attempt)
  if (!provider || attempt.providerPaymentId === null) return true
  const status = await provider.status(attempt.providerPaymentId)
  await saveStatus(services, attempt, status)
  return status.state === 'pending'
}

/**
 * Cancels an attempt at its provider, and saves the outcome: if the buyer was faster, it is paid.
 * Returns false while the provider keeps it open, so that no other attempt may be started.
 */
export async function endAttempt(services: Services, attempt: PaymentRow): Promise<boolean> {
  if (attempt.providerPaymentId === null) {
    await cancelUnstarted(services.database.db, attempt.guid)
    return true
  }
  const provider = findPaymentProvider(services, attempt)
  if (!provider) return false
  const status = await provider.cancel(attempt.providerPaymentId)
  await saveStatus(services, attempt, status)
  return status.state !== 'pending'
}

/** The same, where an unreachable provider keeps its attempt open: the buyer may be paying there. */
export async function tryToEndAttempt(services: Services, attempt: PaymentRow): Promise<boolean> {
  try {
    return await endAttempt(services, attempt)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    services.log.warn({ err: error, payment: attempt.guid }, 'an attempt could not be cancelled')
    return false
  }
}

/** Ends the open attempt of a checkout before its sum changes; false while it cannot be ended. */
export async function endOpenAttempt(services: Services, checkoutGuid: string): Promise<boolean> {
  const attempt = await findOpenAttempt(services.database.db, checkoutGuid)
  return attempt === null || tryToEndAttempt(services, attempt)
}

async function saveStatus(services: Services, attempt: PaymentRow, status: ProviderStatus) {
  if (status.state === 'pending') return
  await services.database.db.transaction((tx) => saveOutcome(services, tx, attempt, status))
}
