import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { dispatchEvent } from '../../schema/dispatch.table.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'
import { userAccount } from '../../schema/user.table.ts'

export type NewDispatchEvent = typeof dispatchEvent.$inferInsert

/** Adds to the history of an order's dispatch; returns the id of the event. */
export async function insertDispatchEvent(tx: Db, values: NewDispatchEvent): Promise<number> {
  const [event] = await tx.insert(dispatchEvent).values(values).returning({ id: dispatchEvent.id })
  if (!event) throw new Error(`the dispatch of order ${values.orderId} was not recorded`)
  return event.id
}

/** An order with its buyer and the public code of its assembler. */
export async function findAssembledOrder(
  tx: Db,
  { orderId, assemblerId }: { orderId: number; assemblerId: number },
) {
  const [order] = await tx
    .select({
      number: shopOrder.number,
      language: checkout.language,
      phone: checkout.phone,
      email: checkout.email,
      assemblerCode: userAccount.guid,
    })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .innerJoin(userAccount, eq(userAccount.id, assemblerId))
    .where(eq(shopOrder.id, orderId))
  return order ?? null
}
