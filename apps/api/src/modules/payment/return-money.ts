import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { recordMoney } from './ledger/record-money.queries.ts'
import { lockPaidCheckout } from './payment.queries.ts'
import { queueRefundMessages } from './payment-messages.ts'
import { findPaymentProvider } from './provider/find-provider.ts'
import { type PaymentProvider, ProviderError } from './provider/payment-provider.ts'
import { beginRefund, endRefund, type RefundableMoney, sumReturned } from './refund.queries.ts'

interface RefundCause {
  reason: 'cancelled' | 'surplus' | 'returned'
  /** Makes a repeated request one refund at the provider. */
  key: string
  /** The return for which it goes back. */
  returnId?: number
}

/**
 * Returns money at the provider and records it. Both steps can be repeated: the idempotency key
 * makes a repeated request one refund, and the ledger takes an entry once.
 */
export async function returnMoney(
  services: Services,
  money: RefundableMoney,
  cause: RefundCause,
): Promise<void> {
  const { payment, amount } = money
  const provider = findPaymentProvider(services, payment)
  if (!payment.providerPaymentId || !provider) {
    throw new Error(`payment ${payment.guid} cannot be refunded: its provider is disabled`)
  }
  const refund = { id: payment.providerPaymentId, money, key: cause.key }
  if (!provider.fetchReturned) {
    await provider.refund(refund.id, amount, payment.currencyCode, cause.key)
    return recordReturned(services, money, cause)
  }
  const { db } = services.database
  if (!(await beginRefund(db, payment.guid))) {
    throw new Error(`payment ${payment.guid}: another refund of it is on its way`)
  }
  await refundWithoutKey(db, provider, refund)
  await recordReturned(services, money, cause)
  await endRefund(db, payment.guid)
}

/**
 * Refunds where a provider would pay a repeated refund twice (ADR 0081): what it has returned is
 * compared with the ledger first. As the ledger records one refund of a payment after the other, a
 * difference of just this sum is this refund, or another one of the same sum, cut off before it was
 * recorded.
 */
async function refundWithoutKey(
  db: Db,
  provider: PaymentProvider,
  { id, money: { payment, amount }, key }: { id: string; money: RefundableMoney; key: string },
): Promise<void> {
  const recorded = await sumReturned(db, payment.guid)
  const returned = (await provider.fetchReturned?.(id)) ?? recorded
  if (returned === recorded + amount) return
  if (returned !== recorded) {
    throw new ProviderError(
      `${provider.name} has returned ${returned} of payment ${payment.guid}, the ledger ${recorded}`,
    )
  }
  await provider.refund(id, amount, payment.currencyCode, key)
}

async function recordReturned(
  services: Services,
  { payment, order, amount }: RefundableMoney,
  { reason, key, returnId }: RefundCause,
): Promise<void> {
  const movement = { direction: 'out', reason, returnId, payment, amount } as const
  await services.database.db.transaction(async (tx) => {
    await lockPaidCheckout(tx, payment.checkoutGuid)
    if (!(await recordMoney(services, tx, { ...movement, orderId: order.id }))) return
    await queueRefundMessages(services, tx, payment, { order, sum: amount, dedupeKey: key })
  })
}
