import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/retail-order/contract'
import { listStaffTransitions, suitsDelivery } from '@svetlitsa/domain/order/order-state'
import { findDeliveryKind, lockRetailOrder } from '../../order/access/retail-order.queries.ts'
import { transitionOrders } from '../../order/state/transition-orders.ts'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

type Input = ParsedInput<typeof contract.transitionRetailOrder>
type Reason = 'not_found' | 'step_refused' | 'pickup_not_sent' | 'reason_missing' | 'prove_again'

/**
 * Moves an order from the state that the member of staff saw, under the lock of its checkout: of two
 * who move it at once, the second is refused. Money goes back only after a fresh code (ADR 0041).
 */
export async function transitionRetailOrder(
  context: Context,
  { orderGuid, fromState, toState, reason, note }: Input,
): Promise<Refusal<Reason> | null> {
  if (toState === 'cancelled' && !reason)
    return refuse('reason_missing', { fields: { reason: 'missing' } })
  const isVerified = await context.hasFreshCode()
  return transact<Refusal<Reason> | null>(context.db, async (tx) => {
    const order = await lockRetailOrder(context, tx, orderGuid)
    if (!order) return refuse('not_found')
    if (order.state !== fromState || !listStaffTransitions(fromState, null).includes(toState))
      return refuse('step_refused')
    if (!suitsDelivery(toState, await findDeliveryKind(tx, order.id)))
      return refuse('pickup_not_sent')
    const isRefund = toState === 'cancelled' && order.paidSum > order.refundedSum
    if (isRefund && !isVerified) return refuse('prove_again')
    const userId = context.session?.userId ?? null
    const isMoved = await transitionOrders(context.services, tx, {
      basketGroup: order.basketGroup,
      orders: [order],
      toState,
      cause: { actor: 'staff', userId, reason, note },
    })
    return isMoved ? null : refuse('step_refused')
  })
}
