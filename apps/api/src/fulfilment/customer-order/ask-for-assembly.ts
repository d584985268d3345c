import { transitionAssembly } from '../../order/state/transition-assembly.ts'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { askAboutOrder } from './ask-about-order.ts'
import { lockCustomerOrder } from './customer-order.queries.ts'
import { findActionable } from './find-actionable.ts'

/**
 * Asks for the assembly of an order. It costs nothing yet: the call centre agrees on day and price
 * and enters them.
 */
export async function askForAssembly(
  context: Context,
  { orderGuid, userId }: { orderGuid: string; userId: number },
): Promise<Refusal<'not_found' | 'assembly_refused'> | null> {
  return transact<Refusal<'not_found' | 'assembly_refused'> | null>(context.db, async (tx) => {
    const locked = await lockCustomerOrder(tx, { orderGuid, userId })
    if (!locked) return refuse('not_found')
    if (!(await findActionable(context, tx, orderGuid, 'assembly')))
      return refuse('assembly_refused')
    await transitionAssembly(tx, locked.order.id, 'requested', { actor: 'customer', userId })
    await askAboutOrder(context, tx, locked, { topic: 'assembly', comment: '' })
    return null
  })
}
