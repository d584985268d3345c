import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/customer-order/contract'
import { recordOrderEvent } from '../../order/state/order-state.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { decideRefundRequest, findRefundState } from '../refund-request/refund-request.queries.ts'
import { lockCustomerOrder } from './customer-order.queries.ts'

type Input = ParsedInput<typeof contract.withdrawRefund> & { userId: number }
type Reason = 'not_found' | 'refund_decided'

/**
 * A customer takes back an own request that waits, under the lock by which staff decide about it.
 * Withdrawing it twice is no mistake; one that staff have answered stays as it is.
 */
export async function withdrawRefund(
  context: Context,
  { orderGuid, refundGuid, userId }: Input,
): Promise<Refusal<Reason> | null> {
  return transact<Refusal<Reason> | null>(context.db, async (tx) => {
    const locked = await lockCustomerOrder(tx, { orderGuid, userId })
    if (!locked) return refuse('not_found')
    const orderId = locked.order.id
    const state = await findRefundState(tx, { orderId, refundGuid })
    if (state === null) return refuse('not_found')
    if (state === 'withdrawn') return null
    if (state !== 'waiting') return refuse('refund_decided')
    await decideRefundRequest(tx, orderId, { state: 'withdrawn', userId })
    await recordOrderEvent(
      tx,
      { orderId, kind: 'note', fromState: null, toState: 'refund-withdrawn' },
      { actor: 'customer', userId },
    )
    return null
  })
}
