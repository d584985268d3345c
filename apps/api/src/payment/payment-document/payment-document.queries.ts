import { isStaff } from '@svetlitsa/domain/identity/user-group'
import { and, asc, desc, eq, or, type SQL } from 'drizzle-orm'
import { buildStaffCondition } from '../../order/access/retail-order.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { checkout, orderLine, shopOrder } from '../../schema/order.table.ts'
import { paymentBill } from '../../schema/payment-bill.table.ts'

export type BillRow = typeof paymentBill.$inferSelect
export type DocumentOrder = NonNullable<Awaited<ReturnType<typeof findDocumentOrder>>>

export async function insertBill(
  tx: Db,
  values: Omit<typeof paymentBill.$inferInsert, 'id' | 'createdAt'>,
): Promise<BillRow> {
  const [row] = await tx.insert(paymentBill).values(values).returning()
  if (!row) throw new Error('the bill was not saved')
  return row
}

/** The valid bill of a checkout: the one issued last. */
export async function findBill(db: Db, basketGroup: string): Promise<BillRow | null> {
  const [row] = await db
    .select()
    .from(paymentBill)
    .where(eq(paymentBill.basketGroup, basketGroup))
    .orderBy(desc(paymentBill.id))
    .limit(1)
  return row ?? null
}

/** An order with its buyer and lines, if the reader may have its documents. */
export async function findDocumentOrder(context: Context, number: string) {
  const { db } = context
  const readable = buildReaderCondition(context)
  if (!readable) return null
  const [order] = await db
    .select({
      id: shopOrder.id,
      number: shopOrder.number,
      basketGroup: shopOrder.basketGroup,
      total: shopOrder.total,
      deliverySum: shopOrder.deliverySum,
      servicesSum: shopOrder.servicesSum,
      bonusSpent: shopOrder.bonusSpent,
      createdAt: shopOrder.createdAt,
      name: checkout.name,
      phone: checkout.phone,
      email: checkout.email,
      regionId: checkout.regionId,
      currencyCode: checkout.currencyCode,
    })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .where(and(eq(shopOrder.number, number), readable))
  if (!order) return null
  const lines = await db
    .select({ name: orderLine.name, quantity: orderLine.quantity, sum: orderLine.sum })
    .from(orderLine)
    .where(eq(orderLine.orderId, order.id))
    .orderBy(asc(orderLine.id))
  return { ...order, lines }
}

/** Readers: the session that ordered, the customer, a session with the confirmed phone, store staff. */
function buildReaderCondition(context: Context): SQL | undefined {
  const { session } = context
  if (!session) return undefined
  const { id, userId, confirmedPhone, groups } = session
  const own = or(
    eq(checkout.sessionId, id),
    userId === null ? undefined : eq(checkout.userId, userId),
    confirmedPhone === null ? undefined : eq(checkout.phone, confirmedPhone),
  )
  if (!isStaff(groups)) return own
  const asStaff = buildStaffCondition(context)
  // Groups that see every order have no condition at all.
  return asStaff ? or(own, asStaff) : eq(checkout.guid, checkout.guid)
}
