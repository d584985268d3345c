import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { claim } from '../../schema/claim.table.ts'
import { checkout, orderLine, shopOrder } from '../../schema/order.table.ts'
import { offer, product } from '../../schema/product.table.ts'

const kit = alias(product, 'kit')

/** When the order was delivered; an order without its event, when it was made. */
const deliveredAt = sql<string>`coalesce((select max(e.created_at) from order_event e
  where e.order_id = ${shopOrder.id} and e.kind = 'state' and e.to_state = 'delivered'),
  ${shopOrder.createdAt})::text`

const isDelivered = inArray(shopOrder.state, ['delivered', 'closed'])

function selectOrders(db: Db) {
  const { id, guid, number, state, createdAt } = shopOrder
  return db
    .select({ id, guid, number, state, createdAt, deliveredAt })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
}

export type OrderKey = { id: number } | { number: string } | { guid: string }

function buildOrderCondition(by: OrderKey) {
  if ('id' in by) return eq(shopOrder.id, by.id)
  return 'guid' in by ? eq(shopOrder.guid, by.guid) : eq(shopOrder.number, by.number)
}

/** A customer's order. */
export async function findOwnOrder(db: Db, userId: number, by: OrderKey) {
  const isWanted = buildOrderCondition(by)
  const [row] = await selectOrders(db).where(and(eq(checkout.userId, userId), isWanted))
  return row ?? null
}

export type OwnOrder = NonNullable<Awaited<ReturnType<typeof findOwnOrder>>>

const DELIVERED_SHOWN = 100

/** The delivered orders of a customer, newest first. */
export function findDeliveredOrders(db: Db, userId: number): Promise<OwnOrder[]> {
  return selectOrders(db)
    .where(and(eq(checkout.userId, userId), isDelivered))
    .orderBy(desc(shopOrder.id))
    .limit(DELIVERED_SHOWN)
}

/** What is left of orders; parts of a kit stand together, at its first part. */
export function findKeptLines(db: Db, orderIds: readonly number[]) {
  const byKit = sql`min(${orderLine.id}) over (
    partition by ${orderLine.orderId}, coalesce(${orderLine.kitId}, -${orderLine.id}))`
  return db
    .select({
      orderId: orderLine.orderId,
      lineId: orderLine.id,
      offerId: offer.id,
      offerGuid: offer.guid,
      name: product.name,
      nameKk: product.nameKk,
      nameEn: product.nameEn,
      finish: offer.finish,
      file: orderLine.picture,
      quantity: orderLine.quantity,
      sum: orderLine.sum,
      byMetre: product.byMetre,
      kit: { name: kit.name, nameKk: kit.nameKk, nameEn: kit.nameEn },
      boxes: offer.boxes,
      widthCm: offer.widthCm,
      depthCm: offer.depthCm,
      heightCm: offer.heightCm,
      weightKg: offer.weightKg,
      warrantyMonths: product.warrantyMonths,
    })
    .from(orderLine)
    .innerJoin(offer, eq(offer.id, orderLine.offerId))
    .innerJoin(product, eq(product.id, offer.productId))
    .leftJoin(kit, eq(kit.id, orderLine.kitId))
    .where(and(inArray(orderLine.orderId, [...orderIds]), gt(orderLine.quantity, 0)))
    .orderBy(byKit, asc(orderLine.id))
}

export type KeptLine = Awaited<ReturnType<typeof findKeptLines>>[number]

/** The claims of an order that are not decided, by their line. */
export function findOpenClaims(db: Db, orderId: number) {
  return db
    .select({ guid: claim.guid, lineId: claim.orderLineId })
    .from(claim)
    .where(
      and(
        eq(claim.orderId, orderId),
        isNotNull(claim.orderLineId),
        inArray(claim.state, ['draft', 'sent', 'answered']),
      ),
    )
    .orderBy(asc(claim.id))
}

/** The unfinished claims about orders; there is at most one for each. */
export function findDrafts(db: Db, orderIds: readonly number[]) {
  return db
    .select({ guid: claim.guid, orderId: claim.orderId })
    .from(claim)
    .where(and(inArray(claim.orderId, [...orderIds]), eq(claim.state, 'draft')))
}
