import type { Services } from '../../platform/services/services.ts'
import { recordMoney } from './ledger/record-money.queries.ts'
import { lockPaidCheckout } from './payment.queries.ts'
import { queueRefundMessages } from './payment-messages.ts'
import { findPaymentProvider } from './provider/find-provider.ts'
import type { RefundableMoney } from './refund.queries.ts'

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
  { payment, order, amount }: RefundableMoney,
  { reason, key, returnId }: RefundCause,
): Promise<void> {
  const provider = findPaymentProvider(services, payment)
  if (!payment.providerPaymentId || !provider) {
    throw new Error(`payment ${payment.guid} cannot be refunded: its provider is disabled`)
  }
  await provider.refund(payment.providerPaymentId, amount, payment.currencyCode, key)
  const movement = { direction: 'out', reason, returnId, payment, amount } as const
  await services.database.db.transaction(async (tx) => {
    await lockPaidCheckout(tx, payment.checkoutGuid)
    if (!(await recordMoney(services, tx, { ...movement, orderId: order.id }))) return
    await queueRefundMessages(services, tx, payment, { order, sum: amount, dedupeKey: key })
  })
}
