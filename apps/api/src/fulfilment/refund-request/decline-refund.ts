import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/retail-order/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { lockRetailOrder } from '../../order/access/retail-order.queries.ts'
import { findBuyer } from '../../order/state/buyer.queries.ts'
import { recordOrderEvent } from '../../order/state/order-state.queries.ts'
import { queueForPerson } from '../../people/user/queue-for-person.ts'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { decideRefundRequest } from './refund-request.queries.ts'

/**
 * Staff decline the request that waits, and its buyer is told (notify.later); taking the goods back
 * accepts it (return-lines.ts).
 */
export async function declineRefund(
  context: Context,
  { orderGuid, answer }: ParsedInput<typeof contract.declineRefund>,
): Promise<Refusal<'not_found' | 'return_refused'> | null> {
  return transact<Refusal<'not_found' | 'return_refused'> | null>(context.db, async (tx) => {
    const order = await lockRetailOrder(context, tx, orderGuid)
    if (!order) return refuse('not_found')
    const userId = context.session?.userId ?? null
    const requestId = await decideRefundRequest(tx, order.id, { state: 'declined', userId, answer })
    if (requestId === null) return refuse('return_refused')
    const event = {
      orderId: order.id,
      kind: 'note',
      fromState: null,
      toState: 'refund-declined',
    } as const
    await recordOrderEvent(tx, event, { actor: 'staff', userId, note: answer })
    const buyer = await findBuyer(tx, order.basketGroup)
    await queueForPerson(tx, buyer, {
      purpose: 'refundDeclined',
      language: buyer.language,
      values: {
        number: order.number,
        answer,
        url: context.services.env.PUBLIC_ORIGIN + link.order(order.guid),
      },
      dedupeKey: `refund-request:${requestId}:declined`,
    })
    return null
  })
}
