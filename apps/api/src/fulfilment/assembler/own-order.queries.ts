import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { assemblyCheck, orderAssembler } from '../../schema/assembler.table.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { dispatchEvent } from '../../schema/dispatch.table.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'

/** An order by its number or its guid. */
export type NamedOrder = { number: string; guid?: string } | { guid: string; number?: undefined }

/** An order of an assembler, without a lock. */
export async function findAssignedOrder(db: Db, assemblerId: number, named: NamedOrder) {
  const [row] = await db
    .select({
      id: shopOrder.id,
      number: shopOrder.number,
      basketGroup: shopOrder.basketGroup,
      warehouseId: shopOrder.placeId,
    })
    .from(shopOrder)
    .innerJoin(orderAssembler, eq(orderAssembler.orderId, shopOrder.id))
    .where(and(isNamed(named), eq(orderAssembler.assemblerId, assemblerId)))
  return row ?? null
}

/** Whether an order was an assembler's at some time. */
export async function wasAssigned(
  db: Db,
  assemblerId: number,
  named: NamedOrder,
): Promise<boolean> {
  const [earlier] = await db
    .select({ id: dispatchEvent.id })
    .from(dispatchEvent)
    .innerJoin(shopOrder, eq(shopOrder.id, dispatchEvent.orderId))
    .where(and(isNamed(named), eq(dispatchEvent.assemblerId, assemblerId)))
    .limit(1)
  return earlier !== undefined
}

/** What decides what an assembler can do with a locked order; null for another's. */
export async function findAssembly(tx: Db, assemblerId: number, orderId: number) {
  const [row] = await tx
    .select({
      id: shopOrder.id,
      number: shopOrder.number,
      state: shopOrder.state,
      assemblyState: shopOrder.assemblyState,
      calledAt: orderAssembler.calledAt,
      assemblyPrice: orderDelivery.assemblyPrice,
      currencyCode: checkout.currencyCode,
      /** When it is assembled, or brought while nothing is planned. */
      day: sql<string | null>`coalesce((select min(s.day) from assembler_slot s
        where s.order_id = ${shopOrder.id}), ${orderDelivery.day})::text`,
      /** Null for what is picked up. */
      deliveryDate: sql<string | null>`case when ${orderDelivery.storeId} is null
        then ${orderDelivery.day}::text end`,
    })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .innerJoin(orderAssembler, eq(orderAssembler.orderId, shopOrder.id))
    .leftJoin(orderDelivery, eq(orderDelivery.orderId, shopOrder.id))
    .where(and(eq(shopOrder.id, orderId), eq(orderAssembler.assemblerId, assemblerId)))
  return row ?? null
}

/** The orders that an assembler has still to assemble, in the order in which everybody locks them. */
export async function listOpenAssemblies(tx: Db, assemblerId: number) {
  return tx
    .select({ id: shopOrder.id, basketGroup: shopOrder.basketGroup })
    .from(orderAssembler)
    .innerJoin(shopOrder, eq(shopOrder.id, orderAssembler.orderId))
    .where(
      and(
        eq(orderAssembler.assemblerId, assemblerId),
        inArray(shopOrder.assemblyState, ['requested', 'planned']),
        ne(shopOrder.state, 'cancelled'),
      ),
    )
    .orderBy(shopOrder.basketGroup, shopOrder.id)
}

/** Locks the checkout of an order and then the order. */
export async function lockOrder(
  tx: Db,
  { id, basketGroup }: { id: number; basketGroup: string },
): Promise<void> {
  await tx
    .select({ guid: checkout.guid })
    .from(checkout)
    .where(eq(checkout.guid, basketGroup))
    .for('no key update')
  await tx.select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.id, id)).for('update')
}

export async function saveCall(tx: Db, orderId: number): Promise<Date> {
  const [row] = await tx
    .update(orderAssembler)
    .set({ calledAt: sql`coalesce(${orderAssembler.calledAt}, now())` })
    .where(eq(orderAssembler.orderId, orderId))
    .returning({ calledAt: orderAssembler.calledAt })
  return row?.calledAt ?? new Date()
}

export async function saveAssembled(tx: Db, orderId: number): Promise<void> {
  await tx
    .update(orderAssembler)
    .set({ assembledAt: sql`now()` })
    .where(eq(orderAssembler.orderId, orderId))
}

export async function saveCheck(
  tx: Db,
  { lineId, assemblerId, isChecked }: { lineId: number; assemblerId: number; isChecked: boolean },
): Promise<void> {
  if (isChecked)
    await tx
      .insert(assemblyCheck)
      .values({ orderLineId: lineId, assemblerId })
      .onConflictDoNothing()
  else await tx.delete(assemblyCheck).where(eq(assemblyCheck.orderLineId, lineId))
}

function isNamed({ number, guid }: NamedOrder): SQL | undefined {
  return and(
    number === undefined ? undefined : eq(shopOrder.number, number),
    guid === undefined ? undefined : eq(shopOrder.guid, guid),
  )
}
