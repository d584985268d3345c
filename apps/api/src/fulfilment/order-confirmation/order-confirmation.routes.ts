import * as contract from '@svetlitsa/api-client/order-confirmation/contract'
import { findWritableCheckout } from '../../order/access/find-accessible-checkout.ts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { confirmForCustomer, sendConfirmationCode } from './confirm-for-customer.ts'
import { confirmWaitingOrders } from './confirm-waiting-orders.ts'
import { createOrderForCustomer, findEarlierOrder } from './create-order-for-customer.ts'
import { handOverByLink } from './hand-over-order.ts'
import { findConfirmation } from './order-confirmation.queries.ts'

export const orderConfirmationRoutes = [
  handle(contract.getOrderConfirmation, async ({ db }, { guid }) => {
    const found = await findConfirmation(db, guid, { lock: false })
    if (!found) return refuse('not_found')
    const { isConfirmed, orders } = found
    return { basketGroup: guid, isConfirmed, isOpen: orders.some(({ state }) => state === 'new') }
  }),

  handle(contract.confirmOrder, async ({ db, services, session }, { guid }) =>
    transact(db, async (tx) => {
      const cause = { actor: 'customer', userId: session?.userId ?? null } as const
      const refusal = await confirmWaitingOrders(services, tx, { guid, way: 'link', cause })
      return refusal ?? { basketGroup: guid, isConfirmed: true as const }
    }),
  ),

  handle(contract.handOverOrder, async (context, { basketGroup }) => {
    const operatorId = context.session?.userId
    if (!operatorId) return refuse('not_found')
    return transact(context.db, async (tx) => {
      const checkout = await findWritableCheckout(context, tx, basketGroup)
      if (checkout instanceof Refusal) return refuse('not_found')
      return { url: await handOverByLink(context.services, tx, checkout, operatorId) }
    })
  }),

  handle(contract.createOrderForCustomer, createOrderForCustomer, findEarlierOrder),

  handle(contract.sendConfirmationCode, (context, { orderGuid }) =>
    sendConfirmationCode(context, orderGuid),
  ),

  handle(contract.confirmForCustomer, confirmForCustomer),
]
