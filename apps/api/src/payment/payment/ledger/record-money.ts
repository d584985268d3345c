import type { Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services/services.ts'
import type { EntryDirection, EntryReason } from '../../../schema/payment.table.ts'
import { createReceipt } from '../../receipt/create-receipt.ts'
import { insertEntry } from './order-money.queries.ts'
import { refreshPaymentState } from './refresh-payment-state.ts'
import { buildReturnKey } from './return-refund.queries.ts'

interface MoneyMovement {
  orderId: number
  payment: { guid: string; currencyCode: string; receivedBy: number | null }
  direction: EntryDirection
  reason: Exclude<EntryReason, 'moved'>
  /** The return for which money goes back. */
  returnId?: number | undefined
  /** Tells apart several movements of one reason, where it is not the return that does. */
  key?: string | undefined
  amount: number
}

/**
 * Records money that came for an order or went back: its ledger entry, its receipt, and the order's
 * sums, state and event. Returns false if it was recorded before.
 */
export async function recordMoney(
  services: Services,
  tx: Db,
  movement: MoneyMovement,
): Promise<boolean> {
  const { orderId, payment, direction, reason, returnId, amount } = movement
  const key = returnId === undefined ? (movement.key ?? '') : buildReturnKey(returnId)
  const entry = { paymentGuid: payment.guid, orderId, direction, reason, key, amount }
  if (!(await insertEntry(tx, entry))) return false
  await createReceipt(tx, {
    orderId,
    type: direction === 'in' ? 'sale' : 'refund',
    isSurplus: reason === 'surplus',
    returnId,
    key: movement.key,
    amount,
    paymentGuid: payment.guid,
    currencyCode: payment.currencyCode,
    recommendation: services.env.RECEIPT_RECOMMENDATION,
  })
  await refreshPaymentState(services, tx, orderId, {
    ...findReceiver(movement),
    reason,
    details: { payment: payment.guid, amount: direction === 'in' ? amount : -amount },
  })
  return true
}

/** Who took the money: the member of staff at the till, else the payment itself. */
function findReceiver({ direction, payment: { receivedBy } }: MoneyMovement) {
  const isByStaff = direction === 'in' && receivedBy !== null
  return isByStaff
    ? ({ actor: 'staff', userId: receivedBy } as const)
    : ({ actor: 'payment' } as const)
}
