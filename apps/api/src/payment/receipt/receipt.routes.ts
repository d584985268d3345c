import * as assemblerContract from '@svetlitsa/api-client/assembler/contract'
import * as contract from '@svetlitsa/api-client/receipt/contract'
import { userGroup } from '@svetlitsa/domain/identity/user-group'
import { paymentStateLabel } from '@svetlitsa/domain/payment/payment-state'
import { findLinkedCheckout } from '../../order/access/payment-link.queries.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { readReceipt } from './read-receipt.ts'
import { findAssemblerByLink, findCheckoutByLink } from './receipt-order.queries.ts'

export const receiptRoutes = [
  handle(contract.getReceipt, readReceipt),

  handle(contract.getCheckPayment, async ({ db }, { code }) => {
    const linked = await findLinkedCheckout(db, code)
    const orders = await findCheckoutByLink(db, linked?.checkout.guid ?? code)
    const [first] = orders
    if (!first) return refuse('not_found')
    return {
      basketGroup: first.basketGroup,
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
