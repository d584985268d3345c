import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { payment, paymentDiscrepancy } from '../../schema/payment.table.ts'
import type { ProviderStatus } from '../provider/payment-provider.ts'
import { creditOrders } from './credit-orders.ts'
import { lockPaidCheckout, type PaymentRow } from './payment.queries.ts'

/**
 * Saves the outcome reported by the provider, once. A cancelled attempt can still succeed, when the
 * provider confirms it late; one that succeeded is never changed.
 */
export async function saveOutcome(
  services: Services,
  tx: Db,
  { guid, checkoutGuid }: Pick<PaymentRow, 'guid' | 'checkoutGuid'>,
  status: ProviderStatus,
): Promise<void> {
  await lockPaidCheckout(tx, checkoutGuid)
  const [row] = await tx.select().from(payment).where(eq(payment.guid, guid)).for('update')
  if (!row || row.state === 'succeeded' || row.state === status.state) return
  if (status.state === 'canceled') {
    await tx
      .update(payment)
      .set({
        state: 'canceled',
        settledAt: sql`now()`,
        askAt: sql`now() + interval '10 minutes'`,
      })
      .where(eq(payment.guid, guid))
    return
  }
  // Money of another currency is in no ledger: it can only go back, at the provider and by hand.
  const amount = status.currencyCode === row.currencyCode ? status.amount : 0
  if (amount !== row.amount) await recordDiscrepancy(services, tx, row, status)
  const state = amount > 0 ? 'succeeded' : 'canceled'
  await tx
    .update(payment)
    .set({ state, settledAt: sql`now()`, askAt: null, ...(amount > 0 ? { amount } : {}) })
    .where(eq(payment.guid, guid))
  if (amount > 0) await creditOrders(services, tx, { ...row, amount })
}

/** Lists a payment for the staff: it is what came that counts, and the rest stays due or goes back. */
async function recordDiscrepancy(
  services: Services,
  tx: Db,
  { guid: paymentGuid, amount: requested }: PaymentRow,
  { amount: received, currencyCode }: ProviderStatus,
): Promise<void> {
  services.log.error(
    { payment: paymentGuid, requested, received, currencyCode },
    'the provider reports a sum that differs from the requested one',
  )
  await tx
    .insert(paymentDiscrepancy)
    .values({ paymentGuid, requested, received, currencyCode })
    .onConflictDoNothing()
}
