import * as contract from '@svetlitsa/api-client/order/contract'
import * as retailContract from '@svetlitsa/api-client/retail-order/contract'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { handle } from '../../../platform/http/handle.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { splitOrder } from '../follow-up/split-order.ts'
import { shopOrder } from '../order.table.ts'
import { findOrderPage } from '../order-list.queries.ts'
import { declineRefund } from '../refund/decline-refund.ts'
import { isReservationEnded } from '../reservation/due-order.queries.ts'
import { returnLines } from '../return/return-lines.ts'
import { findRetailOffers } from './find-retail-offers.ts'
import { readRetailOrder } from './read-retail-order.queries.ts'
import { buildSearchCondition, buildStaffCondition } from './retail-order.queries.ts'
import { stepRetailOrder } from './step-retail-order.ts'

export const retailOrderRoutes = [
  handle(contract.getRetailOrders, async (context, input) => {
    const { page = 1, search = '', state } = input
    const where = and(
      buildStaffCondition(context),
      state ? eq(shopOrder.state, state) : undefined,
      input.isReservationEnded ? isReservationEnded : undefined,
      search.trim() ? buildSearchCondition(search.trim()) : undefined,
    )
    return findOrderPage(context.db, where, page)
  }),

  handle(retailContract.getRetailOrder, (context, { orderGuid }) =>
    answerOrder(context, orderGuid),
  ),

  handle(retailContract.findRetailOffers, (context, { search }) =>
    findRetailOffers(context, search),
  ),

  handle(retailContract.stepRetailOrder, async (context, input) => {
    const refusal = await stepRetailOrder(context, input)
    return refusal ?? answerOrder(context, input.orderGuid)
  }),

  handle(retailContract.returnRetailOrder, async (context, input) => {
    const refusal = await returnLines(context, input)
    return refusal ?? answerOrder(context, input.orderGuid)
  }),

  handle(retailContract.declineRefund, async (context, input) => {
    const refusal = await declineRefund(context, input)
    return refusal ?? answerOrder(context, input.orderGuid)
  }),

  handle(retailContract.splitRetailOrder, async (context, input) => {
    const split = await splitOrder(context, input)
    if (split instanceof Refusal) return split
    const answer = await answerOrder(context, input.orderGuid)
    return answer instanceof Refusal ? answer : { ...answer, ...split }
  }),
]

async function answerOrder(context: Context, orderGuid: string) {
  const order = await readRetailOrder(context, orderGuid)
  return order ? { order } : refuse('not_found')
}
