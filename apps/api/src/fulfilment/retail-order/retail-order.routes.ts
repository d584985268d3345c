import * as contract from '@svetlitsa/api-client/retail-order/contract'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { splitOrder } from '../follow-up/split-order.ts'
import { returnLines } from '../order-return/return-lines.ts'
import { declineRefund } from '../refund-request/decline-refund.ts'
import { addOrderNote } from './add-order-note.ts'
import { declineCancel } from './decline-cancel.ts'
import { findRetailOffers } from './find-retail-offers.ts'
import { readRetailOrder } from './read-retail-order.ts'
import { transitionRetailOrder } from './transition-retail-order.ts'

export const retailOrderRoutes = [
  handle(contract.getRetailOrder, (context, { orderGuid }) => answerOrder(context, orderGuid)),

  handle(contract.findRetailOffers, (context, { search }) => findRetailOffers(context, search)),

  handle(contract.transitionRetailOrder, async (context, input) => {
    const refusal = await transitionRetailOrder(context, input)
    return refusal ?? answerOrder(context, input.orderGuid)
  }),

  handle(contract.addOrderNote, async (context, input) => {
    const refusal = await addOrderNote(context, input)
    return refusal ?? answerOrder(context, input.orderGuid)
  }),

  handle(contract.returnRetailOrder, async (context, input) => {
    const refusal = await returnLines(context, input)
    return refusal ?? answerOrder(context, input.orderGuid)
  }),

  handle(contract.declineRefund, async (context, input) => {
    const refusal = await declineRefund(context, input)
    return refusal ?? answerOrder(context, input.orderGuid)
  }),

  handle(contract.declineCancel, async (context, input) => {
    const refusal = await declineCancel(context, input)
    return refusal ?? answerOrder(context, input.orderGuid)
  }),

  handle(contract.splitRetailOrder, async (context, input) => {
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
