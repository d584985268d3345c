import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'

/** An order and whom messages about it go to. */
export async function findOrderBuyer(tx: Db, orderId: number) {
  const [order] = await tx
    .select({
      state: shopOrder.state,
      number: shopOrder.number,
      language: checkout.language,
      phone: checkout.phone,
      email: checkout.email,
    })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .where(eq(shopOrder.id, orderId))
  return order ?? null
}
