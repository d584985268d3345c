import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/retail-order/contract'
import type { Context } from '../../../platform/context/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { lockRetailOrder } from '../retail/retail-order.queries.ts'
import { recordStep } from '../state/record-step.queries.ts'
import { decideRefundRequest } from './refund-request.queries.ts'

/** Staff decline the request that waits; taking the goods back accepts it (return-lines.ts). */
export async function declineRefund(
  context: Context,
  { orderGuid, answer }: ParsedInput<typeof contract.declineRefund>,
): Promise<Refusal<'not_found' | 'return_refused'> | null> {
  return transact<Refusal<'not_found' | 'return_refused'> | null>(context.db, async (tx) => {
    const order = await lockRetailOrder(context, tx, orderGuid)
    if (!order) return refuse('not_found')
    const userId = context.session?.userId ?? null
    const isDecided = await decideRefundRequest(tx, order.id, { state: 'declined', userId, answer })
    if (!isDecided) return refuse('return_refused')
    const step = {
      orderId: order.id,
      kind: 'note',
      fromState: null,
      toState: 'refund-declined',
    } as const
    await recordStep(tx, step, { actor: 'staff', userId, note: answer })
    return null
  })
}
