import { and, eq } from 'drizzle-orm'
import { buildStaffCondition } from '../../order/access/retail-order.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'

/** Whether this member of staff may see an order of a checkout. */
export async function seesCheckout(context: Context, db: Db, guid: string): Promise<boolean> {
  const [row] = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(eq(shopOrder.basketGroup, guid), buildStaffCondition(context)))
    .limit(1)
  return row !== undefined
}

/** The checkout of an order that this member of staff may see, with its buyer's contacts. */
export async function findStaffCheckout(context: Context, db: Db, orderGuid: string) {
  const [row] = await db
    .select({
      guid: checkout.guid,
      number: shopOrder.number,
      language: checkout.language,
      phone: checkout.phone,
      email: checkout.email,
    })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .where(and(eq(shopOrder.guid, orderGuid), buildStaffCondition(context)))
  return row ?? null
}
