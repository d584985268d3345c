import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { orderLine, shopOrder } from '../../schema/order.table.ts'
import { offer, product } from '../../schema/product.table.ts'
import { stockPlace } from '../../schema/stock.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import { waybillBox, waybillCheck } from '../../schema/waybill.table.ts'

/**
 * The contents of an order's delivery with its origin and destination, by order number; `where` must
 * restrict it to what the reader may see.
 */
export async function findWaybill(db: Db, number: string, where: SQL | undefined) {
  const [order] = await db
    .select({
      id: shopOrder.id,
      number: shopOrder.number,
      state: shopOrder.state,
      deliveryKind: orderDelivery.kind,
      from: stockPlace.name,
      description: orderDelivery.description,
      address: orderDelivery.address,
      day: orderDelivery.day,
    })
    .from(shopOrder)
    .innerJoin(stockPlace, eq(stockPlace.id, shopOrder.placeId))
    .leftJoin(orderDelivery, eq(orderDelivery.orderId, shopOrder.id))
    .where(and(eq(shopOrder.number, number), where))
  if (!order) return null
  const lines = await db
    .select({
      article: orderLine.article,
      name: orderLine.name,
      quantity: orderLine.quantity,
      weightKg: offer.weightKg,
      boxes: offer.boxes,
      barcode: offer.barcode,
      byMetre: product.byMetre,
    })
    .from(orderLine)
    .innerJoin(offer, eq(offer.id, orderLine.offerId))
    .innerJoin(product, eq(product.id, offer.productId))
    .where(eq(orderLine.orderId, order.id))
    .orderBy(asc(orderLine.id))
  return { order, lines }
}

export type FoundWaybill = NonNullable<Awaited<ReturnType<typeof findWaybill>>>

/** The check of an order that was not begun anew; locked where it is changed. */
export async function findCheck(db: Db, orderId: number, isLocked = false) {
  const found = db
    .select()
    .from(waybillCheck)
    .where(and(eq(waybillCheck.orderId, orderId), isNull(waybillCheck.replacedAt)))
  const [row] = await (isLocked ? found.for('update') : found)
  return row ?? null
}

export type CheckRow = NonNullable<Awaited<ReturnType<typeof findCheck>>>
type NewBox = Omit<typeof waybillBox.$inferInsert, 'checkId'>

/** Begins a check with the boxes that the order has now; null where somebody was quicker. */
export async function insertCheck(
  tx: Db,
  check: { orderId: number; startedById: number | null },
  boxes: readonly NewBox[],
): Promise<number | null> {
  const [row] = await tx
    .insert(waybillCheck)
    .values(check)
    .onConflictDoNothing()
    .returning({ id: waybillCheck.id })
  if (!row) return null
  await tx.insert(waybillBox).values(boxes.map((box) => ({ ...box, checkId: row.id })))
  return row.id
}

const scanner = alias(userAccount, 'scanner')

/** The boxes of a check, with the members of staff who scanned them. */
export async function findBoxes(db: Db, checkId: number) {
  return db
    .select({
      code: waybillBox.code,
      article: waybillBox.article,
      name: waybillBox.name,
      barcode: waybillBox.barcode,
      part: waybillBox.part,
      parts: waybillBox.parts,
      scannedAt: waybillBox.scannedAt,
      scannedBy: sql<string>`coalesce(${scanner.name}, '')`,
    })
    .from(waybillBox)
    .leftJoin(scanner, eq(scanner.id, waybillBox.scannedById))
    .where(eq(waybillBox.checkId, checkId))
    .orderBy(asc(waybillBox.id))
}

export type BoxRow = Awaited<ReturnType<typeof findBoxes>>[number]

/** Counts a box; false where it has been counted before. */
export async function markScanned(
  tx: Db,
  box: { checkId: number; code: string },
  scan: { scannedAt: Date; scannedById: number | null },
): Promise<boolean> {
  const marked = await tx
    .update(waybillBox)
    .set(scan)
    .where(
      and(
        eq(waybillBox.checkId, box.checkId),
        eq(waybillBox.code, box.code),
        isNull(waybillBox.scannedAt),
      ),
    )
    .returning({ id: waybillBox.id })
  return marked.length > 0
}

export async function unmarkScanned(tx: Db, checkId: number, code: string): Promise<void> {
  await tx
    .update(waybillBox)
    .set({ scannedAt: null, scannedById: null })
    .where(and(eq(waybillBox.checkId, checkId), eq(waybillBox.code, code)))
}

export async function updateCheck(
  tx: Db,
  checkId: number,
  changes: Partial<Pick<CheckRow, 'finishedAt' | 'finishedById' | 'reason' | 'replacedAt'>>,
): Promise<void> {
  await tx.update(waybillCheck).set(changes).where(eq(waybillCheck.id, checkId))
}

export async function findStaffName(db: Db, userId: number | null): Promise<string> {
  if (userId === null) return ''
  const [row] = await db
    .select({ name: userAccount.name })
    .from(userAccount)
    .where(eq(userAccount.id, userId))
  return row?.name ?? ''
}
