import type { Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services/services.ts'
import { lockPaidCheckout } from '../payment.queries.ts'
import { queueRefundMessages } from '../payment-messages.ts'
import type { RefundableMoney } from '../refund.queries.ts'
import { recordMoney } from './record-money.ts'

/** Why money goes back. */
export interface RefundCause {
  reason: 'cancelled' | 'surplus' | 'returned' | 'acquirer'
  /** Makes a repeated request one refund at the provider, and one message to the buyer. */
  key: string
  /** The return for which it goes back. */
  returnId?: number
  /** Tells apart the entries of what was returned in the cabinet of the acquirer. */
  entryKey?: string
}

/** Records money that has gone back, and tells the buyer; once. */
export async function recordReturned(
  services: Services,
  tx: Db,
  { payment, order, amount }: RefundableMoney,
  { reason, key, returnId, entryKey }: RefundCause,
): Promise<void> {
  await lockPaidCheckout(tx, payment.basketGroup)
  const movement = { direction: 'out', reason, returnId, key: entryKey, payment, amount } as const
  if (!(await recordMoney(services, tx, { ...movement, orderId: order.id }))) return
  await queueRefundMessages(services, tx, payment, { order, sum: amount, dedupeKey: key })
}
