import type { LineSums } from '@svetlitsa/domain/order/order-line'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { checkout, orderEvent, orderLine, shopOrder } from '../../schema/order.table.ts'
import { offer, product } from '../../schema/product.table.ts'
import { receipt } from '../../schema/receipt.table.ts'
import type { Buyer } from './claim-goods.ts'
import type { CreatedOrder } from './complete-orders.ts'

/** Stores a checkout. Of two checkouts from the same basket version the second one fails here. */
export async function insertCheckout(
  tx: Db,
  values: typeof checkout.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(checkout).values(values).returning({ guid: checkout.guid })
  if (!row) throw new Error('the checkout was not saved')
  return row.guid
}

type NewOrder = Omit<typeof shopOrder.$inferInsert, 'number'>
type NewLine = Omit<typeof orderLine.$inferInsert, 'orderId' | 'kitId'> & { kitId: number | null }
type Maker = Pick<typeof orderEvent.$inferInsert, 'actor' | 'userId'>

/**
 * Stores an order with its lines and its first event; a database constraint checks that the sums add
 * up.
 */
export async function insertOrder(
  tx: Db,
  { order, lines, maker }: { order: NewOrder; lines: readonly NewLine[]; maker: Maker },
): Promise<{ id: number; number: string; lineIds: number[] }> {
  const [created] = await tx
    .insert(shopOrder)
    .values({ ...order, number: sql`nextval('order_number')::text` })
    .returning({ id: shopOrder.id, number: shopOrder.number })
  if (!created) throw new Error('the order was not saved')
  const { id: orderId } = created
  const inserted = await tx
    .insert(orderLine)
    .values(lines.map((line) => ({ ...line, orderId, kitId: selectKit(line) })))
    .returning({ id: orderLine.id })
  await tx.insert(orderEvent).values({ orderId, kind: 'state', toState: 'new', ...maker })
  return { ...created, lineIds: inserted.map(({ id }) => id) }
}

/** The kit, if the offer is a part of it: the basket only has what the shopper's browser named. */
const selectKit = ({ kitId, offerId }: Pick<NewLine, 'kitId' | 'offerId'>) =>
  kitId === null
    ? null
    : sql<number>`(select k.kit_id from kit_part k where k.kit_id = ${kitId} and k.offer_id = ${offerId})`

/** Stores the answer with the checkout, to be repeated for the same Idempotency-Key. */
export async function saveAnswer(tx: Db, guid: string, answer: CreatedOrder): Promise<void> {
  await tx.update(checkout).set({ answer }).where(eq(checkout.guid, guid))
}

/** The answer of the order made earlier with the Idempotency-Key of the request, or null. */
export async function findAnswerByKey(
  db: Db,
  { session, idempotencyKey }: Pick<Buyer, 'session' | 'idempotencyKey'>,
): Promise<CreatedOrder | null> {
  if (!session || !idempotencyKey) return null
  const [row] = await db
    .select({ answer: checkout.answer })
    .from(checkout)
    .where(and(eq(checkout.sessionId, session.id), eq(checkout.idempotencyKey, idempotencyKey)))
  return (row?.answer as CreatedOrder | undefined) ?? null
}

export type LockedLine = Awaited<ReturnType<typeof findOrderLines>>[number]

/** The lines of a locked order; no two transactions change them at once. */
export async function findOrderLines(tx: Db, orderId: number) {
  const rows = await tx
    .select({
      line: orderLine,
      byMetre: product.byMetre,
      needsAssembly: product.needsAssembly,
    })
    .from(orderLine)
    .innerJoin(offer, eq(offer.id, orderLine.offerId))
    .innerJoin(product, eq(product.id, offer.productId))
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.id))
  return rows.map(({ line, ...ofProduct }) => ({ ...line, ...ofProduct }))
}

export async function saveLineSums(tx: Db, lineId: number, sums: LineSums): Promise<void> {
  await tx.update(orderLine).set(sums).where(eq(orderLine.id, lineId))
}

type OrderTotals = Pick<
  typeof shopOrder.$inferInsert,
  'goodsSum' | 'couponDiscount' | 'bonusSpent' | 'deliverySum' | 'servicesSum' | 'total'
>

export async function saveOrderTotals(tx: Db, orderId: number, totals: OrderTotals): Promise<void> {
  await tx.update(shopOrder).set(totals).where(eq(shopOrder.id, orderId))
}

/** The number of a checkout's first order. */
export async function findFirstNumber(db: Db, basketGroup: string): Promise<string | null> {
  const [row] = await db
    .select({ number: shopOrder.number })
    .from(shopOrder)
    .where(eq(shopOrder.basketGroup, basketGroup))
    .orderBy(asc(shopOrder.id))
    .limit(1)
  return row?.number ?? null
}

/** The receipts of orders, as links. */
export async function findReceiptLinks(db: Db, orderIds: number[]) {
  const { orderId, guid, type } = receipt
  return db
    .select({ orderId, guid, type })
    .from(receipt)
    .where(inArray(receipt.orderId, orderIds))
    .orderBy(asc(receipt.id))
}
