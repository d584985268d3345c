import type { LineSums } from '@svetlitsa/domain/order/order-line'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderLine, shopOrder } from '../../schema/order.table.ts'
import { offer, product } from '../../schema/product.table.ts'

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
export async function findFirstNumber(db: Db, checkoutGuid: string): Promise<string | null> {
  const [row] = await db
    .select({ number: shopOrder.number })
    .from(shopOrder)
    .where(eq(shopOrder.checkoutGuid, checkoutGuid))
    .orderBy(asc(shopOrder.id))
    .limit(1)
  return row?.number ?? null
}
