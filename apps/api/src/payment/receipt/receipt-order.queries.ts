import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { checkout, orderEvent, shopOrder } from '../../schema/order.table.ts'
import { currency, region } from '../../schema/region.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import { selectCredited } from '../../shop/due-sum/due-sum.queries.ts'

const guidShape = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i

/** Whether the code of a link is a valid guid; PostgreSQL throws an error for others. */
export function isGuid(code: string): boolean {
  return guidShape.test(code)
}

const paidOrderColumns = {
  id: shopOrder.id,
  guid: shopOrder.guid,
  number: shopOrder.number,
  state: shopOrder.state,
  paymentState: shopOrder.paymentState,
  total: shopOrder.total,
  deliverySum: shopOrder.deliverySum,
  servicesSum: shopOrder.servicesSum,
  paidSum: shopOrder.paidSum,
  refundedSum: shopOrder.refundedSum,
  credited: selectCredited(sql`shop_order`),
  percentPrepayment: shopOrder.percentPrepayment,
  regionPrepayment: region.minPercentPrepayment,
  kz: region.kz,
  hasPartner: region.hasPartner,
  sign: currency.sign,
  code: currency.code,
  basketGroup: checkout.guid,
  changedAt: sql<string>`coalesce((select max(e.created_at) from ${orderEvent} e
    where e.order_id = ${shopOrder.id} and e.kind = 'payment'), ${shopOrder.createdAt})::text`,
}

function selectPaidOrders(db: Db) {
  return db
    .select(paidOrderColumns)
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .innerJoin(region, eq(region.id, checkout.regionId))
    .innerJoin(currency, eq(currency.code, checkout.currencyCode))
}

export type PaidOrder = Awaited<ReturnType<ReturnType<typeof selectPaidOrders>['execute']>>[number]

/** An order by the guid in a link to it. */
export async function findOrderByLink(db: Db, guid: string): Promise<PaidOrder | null> {
  if (!isGuid(guid)) return null
  const [row] = await selectPaidOrders(db).where(eq(shopOrder.guid, guid))
  return row ?? null
}

export async function findCheckoutByLink(db: Db, code: string): Promise<PaidOrder[]> {
  if (!isGuid(code)) return []
  return selectPaidOrders(db).where(eq(checkout.guid, code)).orderBy(asc(shopOrder.id))
}

/** An assembler's account by the code of a link. */
export async function findAssemblerByLink(db: Db, code: string) {
  if (!isGuid(code)) return null
  const [row] = await db
    .select({
      name: userAccount.name,
      groups: userAccount.groups,
      since: userAccount.assemblerSince,
      deletedAt: userAccount.deletedAt,
    })
    .from(userAccount)
    .where(eq(userAccount.guid, code))
  return row ?? null
}
