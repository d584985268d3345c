import type { RefundState } from '@svetlitsa/domain/order/order-return'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderLine, shopOrder } from '../../schema/order.table.ts'
import { returnRefund } from '../../schema/payment.table.ts'
import { refundRequest, refundRequestLine } from '../../schema/refund-request.table.ts'

/** The requests of an order, oldest first, with the sum that their returns pay back. */
export function findRefundRequests(db: Db, orderGuid: string) {
  const { id, total } = shopOrder
  const returned = db
    .select({ sum: sql<number>`coalesce(sum(${returnRefund.amount}), 0)::bigint` })
    .from(returnRefund)
    .where(eq(returnRefund.returnId, refundRequest.returnId))
  return db
    .select({ request: refundRequest, order: { id, total }, returned: sql<number>`(${returned})` })
    .from(refundRequest)
    .innerJoin(shopOrder, eq(shopOrder.id, refundRequest.orderId))
    .where(eq(shopOrder.guid, orderGuid))
    .orderBy(asc(refundRequest.id))
}

export type RequestLine = Awaited<ReturnType<typeof findRequestLines>>[number]

export async function findRequestLines(db: Db, requestIds: number[]) {
  const { requestId, quantity } = refundRequestLine
  return db
    .select({ requestId, quantity, line: orderLine })
    .from(refundRequestLine)
    .innerJoin(orderLine, eq(orderLine.id, refundRequestLine.orderLineId))
    .where(inArray(requestId, requestIds))
    .orderBy(asc(orderLine.id))
}

export async function insertRefundRequest(
  tx: Db,
  values: typeof refundRequest.$inferInsert,
  lines: readonly { lineId: number; quantity: number }[],
): Promise<void> {
  const [row] = await tx.insert(refundRequest).values(values).returning({ id: refundRequest.id })
  if (!row) throw new Error('the request was not saved')
  await tx
    .insert(refundRequestLine)
    .values(
      lines.map(({ lineId, quantity }) => ({ requestId: row.id, orderLineId: lineId, quantity })),
    )
}

type Decision =
  | { state: 'accepted'; userId: number | null; returnId: number }
  | { state: 'declined'; userId: number | null; answer: string }
  | { state: 'withdrawn'; userId: number }

/** Decides about the waiting request of a locked order; returns its id, or null if there is none. */
export async function decideRefundRequest(
  tx: Db,
  orderId: number,
  { state, userId, ...values }: Decision,
): Promise<number | null> {
  const [decided] = await tx
    .update(refundRequest)
    .set({ state, decidedById: userId, decidedAt: sql`now()`, ...values })
    .where(and(eq(refundRequest.orderId, orderId), eq(refundRequest.state, 'waiting')))
    .returning({ id: refundRequest.id })
  return decided?.id ?? null
}

/** The state of a request of a locked order; null if it has no such request. */
export async function findRefundState(
  tx: Db,
  { orderId, refundGuid }: { orderId: number; refundGuid: string },
): Promise<RefundState | null> {
  const { state, guid } = refundRequest
  const [row] = await tx
    .select({ state })
    .from(refundRequest)
    .where(and(eq(refundRequest.orderId, orderId), eq(guid, refundGuid)))
  return row?.state ?? null
}
