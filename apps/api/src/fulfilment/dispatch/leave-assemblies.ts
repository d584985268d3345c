import { releaseAssemblerSlots } from '../../order/state/assembler-slot.queries.ts'
import { transitionAssembly } from '../../order/state/transition-assembly.ts'
import type { Db } from '../../platform/database/database.ts'
import { deleteOrderAssembler } from '../assembler/assembler.queries.ts'
import { listOpenAssemblies, lockOrder } from '../assembler/own-order.queries.ts'
import { recordWithdrawal } from '../assembler/record-move.ts'

/**
 * Gives the orders of somebody who assembles no longer back to the dispatchers: they wait again
 * (assembler.assign). The person is locked.
 *
 * @param userId who took the role away.
 */
export async function leaveAssemblies(
  tx: Db,
  { assemblerId, userId }: { assemblerId: number; userId: number },
): Promise<void> {
  for (const order of await listOpenAssemblies(tx, assemblerId)) await lockOrder(tx, order)
  // What was finished or cancelled meanwhile stays as it is.
  for (const { id: orderId } of await listOpenAssemblies(tx, assemblerId)) {
    await transitionAssembly(tx, orderId, 'requested', { actor: 'staff', userId })
    await releaseAssemblerSlots(tx, [orderId])
    await deleteOrderAssembler(tx, orderId)
    await recordWithdrawal(tx, { orderId, assemblerId, userId, reason: 'assembler_left' })
  }
}
