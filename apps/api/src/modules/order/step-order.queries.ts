import { canStepOrder } from '@svetlitsa/domain/order/can-step-order'
import type { OrderState } from '@svetlitsa/domain/order/order-state'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderEvent, shopOrder } from './order.table.ts'

/**
 * Moves a locked order to another state and records the transition. A transition that the state
 * table does not allow is a programming error: the caller must check it first.
 */
export async function stepOrder(
  tx: Db,
  order: { id: number; state: OrderState },
  toState: OrderState,
  details: Record<string, unknown>,
): Promise<void> {
  const { id, state: fromState } = order
  if (!canStepOrder(fromState, toState)) {
    throw new Error(`order ${id} must not change from ${fromState} to ${toState}`)
  }
  await tx.update(shopOrder).set({ state: toState }).where(eq(shopOrder.id, id))
  await tx.insert(orderEvent).values({ orderId: id, kind: 'state', fromState, toState, details })
}
