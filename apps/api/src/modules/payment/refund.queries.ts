import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { shopOrder } from '../order/order.table.ts'
import { type EntryReason, payment, paymentEntry } from './payment.table.ts'

export type RefundShare = { paymentGuid: string; orderId: number }

/** Money in the ledger that goes back, with the order it is recorded for. */
export type RefundableMoney = NonNullable<Awaited<ReturnType<typeof findSurplus>>>

/** Shares of payments of cancelled orders that have not been refunded. */
export async function findSharesToRefund(db: Db): Promise<RefundShare[]> {
  const { paymentGuid, orderId, direction, reason } = paymentEntry
  const back = alias(paymentEntry, 'back')
  const refunded = db
    .select({ one: sql`1` })
    .from(back)
    .where(
      and(
        eq(back.paymentGuid, paymentGuid),
        eq(back.orderId, orderId),
        eq(back.reason, 'cancelled'),
      ),
    )
  return db
    .select({ paymentGuid, orderId })
    .from(paymentEntry)
    .innerJoin(shopOrder, eq(shopOrder.id, orderId))
    .where(
      and(
        eq(shopOrder.state, 'cancelled'),
        eq(direction, 'in'),
        eq(reason, 'due'),
        notExists(refunded),
      ),
    )
    .orderBy(desc(paymentEntry.id))
    .limit(50)
}

export async function findDueShare(db: Db, { paymentGuid, orderId }: RefundShare) {
  const [row] = await selectIncome(db).where(
    and(isIncome(paymentGuid, 'due'), eq(paymentEntry.orderId, orderId)),
  )
  return row ?? null
}

/** What came with a payment without need. */
export async function findSurplus(db: Db, paymentGuid: string) {
  const [row] = await selectIncome(db).where(isIncome(paymentGuid, 'surplus'))
  return row ?? null
}

function selectIncome(db: Db) {
  return db
    .select({
      payment,
      order: { id: shopOrder.id, number: shopOrder.number },
      amount: paymentEntry.amount,
    })
    .from(paymentEntry)
    .innerJoin(payment, eq(payment.guid, paymentEntry.paymentGuid))
    .innerJoin(shopOrder, eq(shopOrder.id, paymentEntry.orderId))
}

function isIncome(paymentGuid: string, reason: EntryReason) {
  return and(
    eq(paymentEntry.paymentGuid, paymentGuid),
    eq(paymentEntry.direction, 'in'),
    eq(paymentEntry.reason, reason),
  )
}
