import { getRefand } from '@svetlitsa/api-client/refund/contract'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findOrderByLink, type PaidOrder } from './receipt-order.queries.ts'

export const refundRoutes = [
  handle(getRefand, async ({ db }, { id }) => {
    const order = await findOrderByLink(db, id)
    if (!order) return refuse('not_found')
    const { number, paidSum: paid, refundedSum: refunded } = order
    return {
      orderId: number,
      state: getRefundState(order),
      paid,
      refunded,
      currency: { sign: order.sign, code: order.code },
      updatedAt: new Date(order.changedAt).toISOString(),
    }
  }),
]

/** What goes back is all of a cancelled order's money, otherwise what exceeds the order's total. */
function getRefundState({ state, total, paidSum, refundedSum }: PaidOrder) {
  const kept = state === 'cancelled' ? 0 : total
  const isOwed = paidSum - refundedSum > kept
  if (refundedSum === 0) return isOwed ? ('waiting' as const) : ('none' as const)
  const isDone = refundedSum === paidSum || paidSum - refundedSum === total
  return isDone ? ('done' as const) : ('part' as const)
}
