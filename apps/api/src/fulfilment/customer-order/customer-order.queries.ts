import { getCloseOutcome } from '@svetlitsa/domain/order/close-reason'
import type { OrderActionContext } from '@svetlitsa/domain/order/order-action'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { escapeLike } from '../../platform/database/to-like-pattern.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'
import { selectCredited } from '../../shop/due-sum/due-sum.queries.ts'

/** The facts that determine a customer's actions on an order, with the last answer of staff. */
export type KnownActionContext = OrderActionContext & {
  deliveredAt: Date | null
  /** Why staff refused to cancel it, until the customer asks again or it cannot be asked any more. */
  closeRefusal: string | null
}

type ActionContextRow = Omit<OrderActionContext, 'isCloseAsked'> & {
  guid: string
  deliveredAt: string | null
  /** The last request to cancel the order, or the answer to it. */
  closeEvent: { to: 'close-asked' | 'close-declined'; note: string } | null
}

/** The action contexts of orders by guid; `where` must restrict them to what the reader may see. */
export async function findActionContexts(
  db: Db,
  where: SQL | undefined,
): Promise<Map<string, KnownActionContext>> {
  const { rows } = await db.execute<ActionContextRow & Record<string, unknown>>(sql`
    select shop_order.guid, shop_order.state, shop_order.total as sum,
      ${selectCredited(sql`shop_order`)} as paid,
      (select json_build_object('kind', d.kind, 'date', d.day) from order_delivery d
        where d.order_id = shop_order.id) as delivery,
      shop_order.assembly_state as "assemblyState",
      exists (select from order_line l where l.order_id = shop_order.id and l.quantity > 0)
        as "hasGoods",
      exists (select from order_line l join offer f on f.id = l.offer_id
        join product p on p.id = f.product_id
        where l.order_id = shop_order.id and l.quantity > 0 and p.needs_assembly)
        as "needsAssembly",
      exists (select from refund_request r
        where r.order_id = shop_order.id and r.state = 'waiting') as "isRefundAsked",
      (select json_build_object('to', e.to_state, 'note', e.note) from order_event e
        where e.order_id = shop_order.id and e.kind = 'note'
          and e.to_state in ('close-asked', 'close-declined')
        order by e.id desc limit 1) as "closeEvent",
      (select max(e.created_at)::text from order_event e where e.order_id = shop_order.id
        and e.kind = 'state' and e.to_state = 'delivered') as "deliveredAt"
    from ${shopOrder} join ${checkout} on checkout.guid = shop_order.basket_group
    where ${where ?? sql`true`}`)
  return new Map(
    rows.map(({ guid, deliveredAt, closeEvent, ...actionContext }) => {
      // The request is over once the order has arrived or is cancelled.
      const lastEvent = getCloseOutcome(actionContext.state) === 'ask' ? closeEvent : null
      return [
        guid,
        {
          ...actionContext,
          deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
          isCloseAsked: lastEvent?.to === 'close-asked',
          closeRefusal: lastEvent?.to === 'close-declined' ? lastEvent.note : null,
        },
      ]
    }),
  )
}

/**
 * Locks the checkout of a customer's order and then the order, like the staff's screens: the orders
 * of a checkout share its coupon and its payments, so they are moved one after another.
 */
export async function lockCustomerOrder(
  tx: Db,
  { orderGuid, userId }: { orderGuid: string; userId: number },
) {
  const isOwn = and(eq(shopOrder.guid, orderGuid), eq(checkout.userId, userId))
  const [found] = await tx
    .select({ checkout })
    .from(checkout)
    .innerJoin(shopOrder, eq(shopOrder.basketGroup, checkout.guid))
    .where(isOwn)
    .for('no key update', { of: checkout })
  if (!found) return null
  const [order] = await tx
    .select()
    .from(shopOrder)
    .where(eq(shopOrder.guid, orderGuid))
    .for('update')
  return order ? { order, checkout: found.checkout } : null
}

export type LockedCustomerOrder = NonNullable<Awaited<ReturnType<typeof lockCustomerOrder>>>

/** The first order and its follow-ups, without the order itself. */
export async function findRelatedOrders(
  db: Db,
  orderGuid: string,
): Promise<{ id: string; guid: string }[]> {
  const { rows } = await db.execute<{ id: string; guid: string }>(sql`
    select other.number as id, other.guid from shop_order o
    join shop_order other on coalesce(other.parent_id, other.id) = coalesce(o.parent_id, o.id)
    where o.guid = ${orderGuid} and other.id <> o.id and other.basket_group = o.basket_group
    order by other.id`)
  return rows
}

/** Orders that a customer searches by number or by words of the names of their goods. */
export function buildSearchCondition(search: string): SQL {
  const words = search.split(/\s+/).map(escapeLike)
  const isNamed = words.map(
    (word) => sql`exists (select from order_line l
      where l.order_id = ${shopOrder.id} and l.name ilike ${`%${word}%`})`,
  )
  return sql`(${shopOrder.number} like ${`${words.join('')}%`} or (${sql.join(isNamed, sql` and `)}))`
}

/** The page of a customer's orders, newest first, follow-up orders directly below their first. */
export async function findOrderGuids(
  db: Db,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ guids: string[]; total: number }> {
  const rows = await db
    .select({ guid: shopOrder.guid, total: sql<number>`(count(*) over ())::int` })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .where(where)
    .orderBy(sql`coalesce(${shopOrder.parentId}, ${shopOrder.id}) desc`, shopOrder.id)
    .limit(limit)
    .offset(offset)
  return { guids: rows.map(({ guid }) => guid), total: rows[0]?.total ?? 0 }
}

export async function findCheckoutOfOrder(db: Db, orderGuid: string) {
  const [row] = await db
    .select({ guid: checkout.guid, phone: checkout.phone })
    .from(checkout)
    .innerJoin(shopOrder, eq(shopOrder.basketGroup, checkout.guid))
    .where(eq(shopOrder.guid, orderGuid))
  return row ?? null
}

export async function hasOrder(db: Db, orderGuid: string, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .where(and(eq(shopOrder.guid, orderGuid), eq(checkout.userId, userId)))
  return row !== undefined
}
