import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/retail-order/contract'
import { findStaffOrder } from '../../order/access/retail-order.queries.ts'
import { recordOrderEvent } from '../../order/state/order-state.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/** Adds a note to the history of an order that the member of staff may see; its buyer never reads it. */
export async function addOrderNote(
  context: Context,
  { orderGuid, note }: ParsedInput<typeof contract.addOrderNote>,
): Promise<Refusal<'not_found'> | null> {
  const order = await findStaffOrder(context, orderGuid)
  if (!order) return refuse('not_found')
  await recordOrderEvent(
    context.db,
    { orderId: order.id, kind: 'note', fromState: null, toState: 'staff-note' },
    { actor: 'staff', userId: context.session?.userId ?? null, note },
  )
  return null
}
