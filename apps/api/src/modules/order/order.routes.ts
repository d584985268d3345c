import * as contract from '@svetlitsa/api-client/order/contract'
import { isStaff } from '@svetlitsa/domain/identity/is-staff'
import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { checkContacts } from './check-contacts.ts'
import { createOrder } from './create-order.ts'
import { findAnswerByKey, findCheckout } from './order.queries.ts'
import { shopOrder } from './order.table.ts'
import { readOrders } from './order-view.queries.ts'
import { refuseOrder } from './refuse-order.ts'

export const orderRoutes = [
  handle(
    contract.createOrder,
    async (context, input) => {
      const contacts = checkContacts(input, context.language)
      if (contacts instanceof Refusal) return contacts
      if (!context.session) return refuse('basket_empty')
      const created = await transact(context.db, (tx) =>
        createOrder(context, tx, {
          contacts,
          operatorId: input.operatorId?.trim() || null,
          noCall: input.noCall ?? false,
          offerIds: input.offerIds ?? null,
          basketVersion: input.basketVersion ?? null,
        }),
      )
      return created instanceof Refusal ? refuseOrder(context, contacts, created) : created
    },
    (context) => findAnswerByKey(context.db, context),
  ),

  handle(contract.getCheckoutOrder, async (context, { basketGroup }) => {
    const found = await findCheckout(context.db, basketGroup)
    if (!found) return refuse('not_found')
    const seesContacts = isOwner(context, found) || isStaff(context.session?.groups ?? [])
    const orders = await readOrders(context.db, eq(shopOrder.checkoutGuid, basketGroup), {
      seesContacts,
    })
    return {
      basketGroup,
      orders,
      sum: orders.reduce((sum, order) => sum + order.sum, 0),
      paid: orders.reduce((sum, order) => sum + order.paid, 0),
    }
  }),
]

function isOwner(
  { session }: Context,
  created: { sessionId: number | null; userId: number | null },
): boolean {
  if (!session) return false
  return (
    created.sessionId === session.id ||
    (created.userId !== null && created.userId === session.userId)
  )
}
