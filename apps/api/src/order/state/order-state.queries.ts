import type { AssemblyState } from '@svetlitsa/domain/assembly/assembly-state'
import type { OrderState } from '@svetlitsa/domain/order/order-state'
import type { PaymentState } from '@svetlitsa/domain/payment/payment-state'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  type OrderActor,
  type OrderEventKind,
  orderEvent,
  shopOrder,
} from '../../schema/order.table.ts'

/** Moves an order; false if it is no longer in the state that was expected. */
export async function saveOrderState(
  tx: Db,
  { id, from, to }: { id: number; from: OrderState; to: OrderState },
): Promise<boolean> {
  const isExpected = and(eq(shopOrder.id, id), eq(shopOrder.state, from))
  const moved = await tx
    .update(shopOrder)
    .set({ state: to })
    .where(isExpected)
    .returning({ id: shopOrder.id })
  return moved.length > 0
}

export async function savePaymentState(
  tx: Db,
  { id, from, to }: { id: number; from: PaymentState; to: PaymentState },
): Promise<boolean> {
  const isExpected = and(eq(shopOrder.id, id), eq(shopOrder.paymentState, from))
  const moved = await tx
    .update(shopOrder)
    .set({ paymentState: to })
    .where(isExpected)
    .returning({ id: shopOrder.id })
  return moved.length > 0
}

export async function saveAssemblyState(
  tx: Db,
  { id, from, to }: { id: number; from: AssemblyState; to: AssemblyState },
): Promise<boolean> {
  const isExpected = and(eq(shopOrder.id, id), eq(shopOrder.assemblyState, from))
  const moved = await tx
    .update(shopOrder)
    .set({ assemblyState: to })
    .where(isExpected)
    .returning({ id: shopOrder.id })
  return moved.length > 0
}

export async function findAssemblyState(tx: Db, id: number): Promise<AssemblyState> {
  const [row] = await tx
    .select({ state: shopOrder.assemblyState })
    .from(shopOrder)
    .where(eq(shopOrder.id, id))
  if (!row) throw new Error(`order ${id} does not exist`)
  return row.state
}

/** Who changes an order, and why. */
export interface EventCause {
  actor: OrderActor
  /** The customer or member of staff. */
  userId?: number | null
  reason?: string | null
  note?: string
  details?: Record<string, unknown>
}

interface NewOrderEvent {
  orderId: number
  kind: OrderEventKind
  fromState: string | null
  toState: string
}

/** Adds an event to the history of an order; returns its id. */
export async function recordOrderEvent(
  tx: Db,
  newEvent: NewOrderEvent,
  cause: EventCause,
): Promise<number> {
  const { actor, userId = null, reason = null, note = '', details = {} } = cause
  const [event] = await tx
    .insert(orderEvent)
    .values({ ...newEvent, actor, userId, reason, note, details })
    .returning({ id: orderEvent.id })
  if (!event) throw new Error(`the event of order ${newEvent.orderId} was not saved`)
  return event.id
}

/**
 * The locked orders of a checkout that the clock has cancelled, oldest first, with their minimum
 * prepayment in percent. One that staff or the customer cancelled stays cancelled.
 */
export async function findLapsedOrders(tx: Db, basketGroup: string) {
  const { rows } = await tx.execute<{
    id: number
    number: string
    state: 'cancelled'
    total: number
    bonusSpent: number
    orderPercent: number | null
    regionPercent: number
  }>(sql`
    select o.id, o.number, o.state, o.total, o.bonus_spent as "bonusSpent",
      o.percent_prepayment as "orderPercent",
      g.min_percent_prepayment as "regionPercent"
    from shop_order o join checkout c on c.guid = o.basket_group join region g on g.id = c.region_id
    where c.guid = ${basketGroup} and o.state = 'cancelled'
      and 'job' = (select e.actor from order_event e
        where e.order_id = o.id and e.kind = 'state' order by e.id desc limit 1)
    order by o.id`)
  return rows
}
