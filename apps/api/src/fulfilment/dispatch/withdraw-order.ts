import type { CallAnswer, ParsedInput, RefusalReason } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/dispatch/contract'
import { releaseAssemblerSlots } from '../../order/state/assembler-slot.queries.ts'
import { transitionAssembly } from '../../order/state/transition-assembly.ts'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { deleteOrderAssembler } from '../assembler/assembler.queries.ts'
import { lockOrder } from '../assembler/own-order.queries.ts'
import { recordWithdrawal } from '../assembler/record-move.ts'
import { lockAssembler } from '../assembler/slot.queries.ts'
import { findDispatchOrder } from './board.queries.ts'

type Call = typeof contract.withdrawAssembler
type Outcome = CallAnswer<Call> | Refusal<RefusalReason<Call>>

/** Takes an order away from its assembler: the time is free again, the order waits. */
export async function withdrawOrder(
  { db, session }: Context,
  { orderGuid, assemblerId }: ParsedInput<Call>,
): Promise<Outcome> {
  const found = await findDispatchOrder(db, orderGuid)
  if (!found) return refuse('not_found')
  return transact<Outcome>(db, async (tx) => {
    await lockAssembler(tx, assemblerId)
    await lockOrder(tx, found)
    const order = await findDispatchOrder(tx, orderGuid)
    if (!order) return refuse('not_found')
    const { id: orderId, state, assemblyState } = order
    if (state === 'cancelled' || assemblyState === 'done' || assemblyState === 'none')
      return refuse('order_closed')
    if (order.assemblerId !== assemblerId) return refuse('changed_meanwhile')
    const userId = session?.userId ?? 0
    await releaseAssemblerSlots(tx, [orderId])
    await deleteOrderAssembler(tx, orderId)
    await transitionAssembly(tx, orderId, 'requested', { actor: 'staff', userId })
    await recordWithdrawal(tx, { orderId, assemblerId, userId })
    return { assemblyState: 'requested' as const }
  })
}
