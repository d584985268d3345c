import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/retail-order/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { eq } from 'drizzle-orm'
import { lockRetailOrder } from '../../order/access/retail-order.queries.ts'
import { findBuyer } from '../../order/state/buyer.queries.ts'
import { recordOrderEvent } from '../../order/state/order-state.queries.ts'
import { queueForPerson } from '../../people/user/queue-for-person.ts'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { shopOrder } from '../../schema/order.table.ts'
import { findActionContexts } from '../customer-order/customer-order.queries.ts'

/**
 * Staff tell a customer who asked for it that an order cannot be cancelled, and why; then the customer
 * may ask again (notify.later). Cancelling the order is the other answer.
 */
export async function declineCancel(
  context: Context,
  { orderGuid, answer }: ParsedInput<typeof contract.declineCancel>,
): Promise<Refusal<'not_found' | 'close_refused'> | null> {
  return transact<Refusal<'not_found' | 'close_refused'> | null>(context.db, async (tx) => {
    const order = await lockRetailOrder(context, tx, orderGuid)
    if (!order) return refuse('not_found')
    const { id: orderId, guid, number, basketGroup } = order
    const actionContext = (await findActionContexts(tx, eq(shopOrder.guid, guid))).get(guid)
    if (!actionContext?.isCloseAsked) return refuse('close_refused')
    const eventId = await recordOrderEvent(
      tx,
      { orderId, kind: 'note', fromState: null, toState: 'close-declined' },
      { actor: 'staff', userId: context.session?.userId ?? null, note: answer },
    )
    const buyer = await findBuyer(tx, basketGroup)
    await queueForPerson(tx, buyer, {
      purpose: 'closeDeclined',
      language: buyer.language,
      values: { number, answer, url: context.services.env.PUBLIC_ORIGIN + link.order(guid) },
      dedupeKey: `order-event:${eventId}:close-declined`,
    })
    return null
  })
}
