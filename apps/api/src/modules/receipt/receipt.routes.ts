import * as contract from '@svetlitsa/api-client/contract/receipt'
import { userGroup } from '@svetlitsa/domain/identity/user-group'
import { orderStateLabel } from '@svetlitsa/domain/order/order-state'
import { paymentStateLabel } from '@svetlitsa/domain/order/payment-state'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { readReceipt } from './read-receipt.ts'
import {
  findAssemblerOfLink,
  findCheckoutOfLink,
  findOrderOfLink,
  findWaybill,
} from './receipt.queries.ts'

export const receiptRoutes = [
  handle(contract.getReceipt, readReceipt),

  handle(contract.getCheckPayment, async ({ db }, { code }) => {
    const orders = await findCheckoutOfLink(db, code)
    const [first] = orders
    if (!first) return refuse('not_found')
    const paidOf = (order: typeof first) => order.paidSum - order.refundedSum
    return {
      basketGroup: first.checkoutGuid,
      orders: orders.map((order) => ({
        id: order.number,
        sum: order.total,
        paid: paidOf(order),
        isKZ: order.kz,
        isPartner: order.hasPartner,
        percentPrepayment: order.percentPrepayment ?? order.regionPrepayment,
        status: paymentStateLabel[order.paymentState],
        paymentState: order.paymentState,
      })),
      sum: orders.reduce((sum, order) => sum + order.total, 0),
      paid: orders.reduce((sum, order) => sum + paidOf(order), 0),
      currency: { sign: first.sign, code: first.code },
    }
  }),

  handle(contract.getRefand, async ({ db }, { id }) => {
    const order = await findOrderOfLink(db, id)
    if (!order) return refuse('not_found')
    const { number, paidSum: paid, refundedSum: refunded, state } = order
    const isOwed = state === 'cancelled' && paid > refunded
    const isPart = refunded > 0 && refunded < paid
    return {
      orderId: number,
      state: isPart
        ? ('part' as const)
        : refunded > 0
          ? ('done' as const)
          : isOwed
            ? ('waiting' as const)
            : ('none' as const),
      paid,
      refunded,
      currency: { sign: order.sign, code: order.code },
      updatedAt: new Date(order.changedAt).toISOString(),
    }
  }),

  handle(contract.checkWaybill, async ({ db }, { number }) => {
    const found = await findWaybill(db, number)
    if (!found) return refuse('not_found')
    const positions = found.lines.map(({ article, name, quantity, weightKg, boxes }) => ({
      article,
      name,
      quantity,
      boxes: Math.ceil(quantity) * Math.max(1, boxes.length),
      weightKg: Math.round((weightKg ?? 0) * quantity * 10) / 10,
    }))
    const { order } = found
    return {
      number: order.number,
      status: orderStateLabel[order.state],
      from: order.from,
      to: order.address ?? order.description ?? '',
      date: order.day,
      positions,
      boxes: positions.reduce((sum, one) => sum + one.boxes, 0),
      weightKg: Math.round(positions.reduce((sum, one) => sum + one.weightKg, 0) * 10) / 10,
    }
  }),

  handle(contract.getAssemblerInfo, async ({ db }, { code }) => {
    const found = await findAssemblerOfLink(db, code)
    if (!found?.groups.includes(userGroup.assembler)) return refuse('not_found')
    const { name, createdAt, deletedAt } = found
    return {
      name: name.split(' ')[0] ?? '',
      since: createdAt.toISOString(),
      isActive: deletedAt === null,
    }
  }),
]
