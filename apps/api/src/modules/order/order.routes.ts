import * as contract from '@svetlitsa/api-client/contract/order'
import { isStaff } from '@svetlitsa/domain/identity/is-staff'
import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { handle } from '../../platform/handle.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { transact } from '../../platform/transact.ts'
import { checkContacts } from './check-contacts.ts'
import { type CreatedOrder, createOrder } from './create-order.ts'
import { findCheckout, findCheckoutByKey } from './order.queries.ts'
import { shopOrder } from './order.table.ts'
import { readOrders } from './order-view.queries.ts'

export const orderRoutes = [
  handle(contract.createOrder, async (context, input) => {
    const contacts = checkContacts(input, context.language)
    if (contacts instanceof Refusal) return contacts
    if (!context.session) return refuse('basket_empty')
    const told = await toldBefore(context)
    const made =
      told ??
      (await transact(context.db, (tx) =>
        createOrder(context, tx, {
          contacts,
          operatorId: input.operatorId?.trim() || null,
          noCall: input.noCall ?? false,
          offerIds: input.offerIds ?? null,
          basketVersion: input.basketVersion ?? null,
        }),
      ))
    if (made instanceof Refusal) return made
    return { ...made, orderId: made.orders[0]?.id ?? '' }
  }),

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

/** The answer that was lost on its way: the same key made these orders before. */
async function toldBefore(context: Context): Promise<CreatedOrder | null> {
  const { session, idempotencyKey } = context
  if (!session || !idempotencyKey) return null
  const rows = await findCheckoutByKey(context.db, session.id, idempotencyKey)
  const [first] = rows
  if (!first) return null
  return {
    basketGroup: first.guid,
    orders: rows.map((row) => ({ id: row.number, total: row.total })),
    createNewUser: session.userId === null,
  }
}

function isOwner(
  { session }: Context,
  made: { sessionId: number | null; userId: number | null },
): boolean {
  if (!session) return false
  return made.sessionId === session.id || (made.userId !== null && made.userId === session.userId)
}
