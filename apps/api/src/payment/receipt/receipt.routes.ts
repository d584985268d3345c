import * as assemblerContract from '@svetlitsa/api-client/assembler/contract'
import * as contract from '@svetlitsa/api-client/receipt/contract'
import * as refundContract from '@svetlitsa/api-client/refund/contract'
import { userGroup } from '@svetlitsa/domain/identity/user-group'
import { paymentStateLabel } from '@svetlitsa/domain/payment/payment-state'
import { findLinkedCheckout } from '../../order/access/payment-link.queries.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { readReceipt } from './read-receipt.ts'
import {
  findAssemblerByLink,
  findCheckoutByLink,
  findOrderByLink,
  type PaidOrder,
} from './receipt-order.queries.ts'

export const receiptRoutes = [
  handle(contract.getReceipt, readReceipt),

  handle(contract.getCheckPayment, async ({ db }, { code }) => {
    const linked = await findLinkedCheckout(db, code)
    const orders = await findCheckoutByLink(db, linked?.checkout.guid ?? code)
    const [first] = orders
    if (!first) return refuse('not_found')
    return {
      basketGroup: first.checkoutGuid,
      canPay: linked !== null && !linked.isUsed,
      orders: orders.map((order) => ({
        id: order.number,
        sum: order.total,
        paid: order.credited,
        isKZ: order.kz,
        isPartner: order.hasPartner,
        percentPrepayment: order.percentPrepayment ?? order.regionPrepayment,
        status: paymentStateLabel[order.paymentState],
        paymentState: order.paymentState,
      })),
      sum: orders.reduce((sum, order) => sum + order.total, 0),
      paid: orders.reduce((sum, order) => sum + order.credited, 0),
      currency: { sign: first.sign, code: first.code },
    }
  }),

  handle(refundContract.getRefand, async ({ db }, { id }) => {
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

  handle(assemblerContract.getAssemblerInfo, async ({ db }, { code }) => {
    const found = await findAssemblerByLink(db, code)
    // Somebody who has ever assembled for the shop stays known, so that the link can warn.
    if (!found?.since) return refuse('not_found')
    const { name, since, groups, deletedAt } = found
    return {
      name: name.split(' ')[0] ?? '',
      since: since.toISOString(),
      isActive: deletedAt === null && groups.includes(userGroup.assembler),
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
