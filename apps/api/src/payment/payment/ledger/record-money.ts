import {
  calculatePaymentState,
  canTransitionPayment,
  type PaymentState,
} from '@svetlitsa/domain/payment/payment-state'
import {
  type EventCause,
  recordOrderEvent,
  savePaymentState,
} from '../../../order/state/order-state.queries.ts'
import type { TransitionedOrder } from '../../../order/state/order-transition.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services/services.ts'
import type { EntryDirection, EntryReason } from '../../../schema/payment.table.ts'
import { createReceipt } from '../../receipt/create-receipt.ts'
import { findOrderMoney, insertEntry, updateOrderSums } from './order-money.queries.ts'
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

/**
 * Brings sums and payment state of a locked order in line with its total and the ledger, and records it.
 * Where no money was moved, only a transition is recorded.
 */
export async function refreshPaymentState(
  services: Services,
  tx: Db,
  orderId: number,
  cause: EventCause,
  { isMoneyMoved = true }: { isMoneyMoved?: boolean } = {},
): Promise<void> {
  const readMoney = isMoneyMoved ? updateOrderSums : findOrderMoney
  const { order, captured, refunded } = await readMoney(tx, orderId)
  const toState = calculatePaymentState({ total: order.total, captured, refunded })
  if (!isMoneyMoved && toState === order.paymentState) return
  await transitionPayment(services, tx, { order, toState, cause })
}

interface PaymentTransition {
  order: TransitionedOrder & { basketGroup: string; paymentState: PaymentState }
  toState: PaymentState
  cause: EventCause
}

/**
 * Moves the payment of a locked order and records it, also where the state stays the same, because
 * every movement of money stands in the history. The effects of a state happen when it is entered.
 */
async function transitionPayment(
  services: Services,
  tx: Db,
  transition: PaymentTransition,
): Promise<void> {
  const { order, toState, cause } = transition
  const { id, basketGroup, paymentState: fromState } = order
  const recorded = { orderId: id, kind: 'payment', fromState, toState } as const
  if (fromState === toState) {
    await recordOrderEvent(tx, recorded, cause)
    return
  }
  const isSaved =
    canTransitionPayment(fromState, toState) &&
    (await savePaymentState(tx, { id, from: fromState, to: toState }))
  if (!isSaved)
    throw new Error(`payment of order ${id} cannot change from ${fromState} to ${toState}`)
  const eventId = await recordOrderEvent(tx, recorded, cause)
  for (const effect of services.transitionEffects.payment[toState] ?? [])
    await effect(services, tx, { basketGroup, orders: [order], eventId, cause })
}
