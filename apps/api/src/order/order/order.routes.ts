import * as contract from '@svetlitsa/api-client/order/contract'
import { eq } from 'drizzle-orm'
import { readBasketVersion } from '../../basket/basket/basket-version.ts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { shopOrder } from '../../schema/order.table.ts'
import { findShownCheckout } from '../access/find-accessible-checkout.ts'
import { checkContacts } from '../buyer/check-contacts.ts'
import { createOrder } from './create-order.ts'
import { findAnswerByKey } from './order.queries.ts'
import { readOrders } from './read-orders.ts'
import { refuseOrder } from './refuse-order.ts'

export const orderRoutes = [
  handle(
    contract.createOrder,
    async (context, input) => {
      const contacts = checkContacts(input, context.language)
      if (contacts instanceof Refusal) return contacts
      if (!context.session) return refuse('basket_empty')
      const requested = {
        contacts,
        operatorId: input.operatorId?.trim() || null,
        noCall: input.noCall ?? false,
        offerIds: input.offerIds ?? null,
        basketVersion: input.basketVersion ?? readBasketVersion(context),
      }
      const created = await transact(context.db, (tx) => createOrder(context, tx, requested))
      return created instanceof Refusal
        ? refuseOrder(context, context.db, requested, created)
        : created
    },
    (context) => findAnswerByKey(context.db, context),
  ),

  handle(contract.getCheckoutOrder, async (context, { basketGroup, code }) => {
    const found = await findShownCheckout(context, basketGroup, code)
    if (!found) return refuse('not_found')
    const { isMasked } = found
    const orders = await readOrders(context.db, eq(shopOrder.basketGroup, basketGroup), {
      seesContacts: !isMasked,
    })
    return {
      basketGroup,
      isMasked,
      orders,
      sum: orders.reduce((sum, order) => sum + order.sum, 0),
      paid: orders.reduce((sum, order) => sum + order.paid, 0),
    }
  }),
]
