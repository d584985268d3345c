import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/customer-order/contract'
import type { ReturnReason } from '@svetlitsa/domain/order/return-reason'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { orderLine, shopOrder } from '../order.table.ts'
import { refundRequest, refundRequestLine } from './refund-request.table.ts'

type RefundRequest = CallAnswer<typeof contract.getOrder>['order']['refunds'][number]

/** The requests of an order, oldest first; `orderGuid` must be one that the reader may see. */
export async function findRefundRequests(db: Db, orderGuid: string): Promise<RefundRequest[]> {
  const rows = await db
    .select({ request: refundRequest })
    .from(refundRequest)
    .innerJoin(shopOrder, eq(shopOrder.id, refundRequest.orderId))
    .where(eq(shopOrder.guid, orderGuid))
    .orderBy(asc(refundRequest.id))
  if (rows.length === 0) return []
  const lines = await db
    .select({
      requestId: refundRequestLine.requestId,
      name: orderLine.name,
      quantity: refundRequestLine.quantity,
    })
    .from(refundRequestLine)
    .innerJoin(orderLine, eq(orderLine.id, refundRequestLine.orderLineId))
    .where(
      inArray(
        refundRequestLine.requestId,
        rows.map(({ request }) => request.id),
      ),
    )
    .orderBy(asc(orderLine.id))
  return rows.map(({ request }) => ({
    guid: request.guid,
    state: request.state,
    reason: request.reason as ReturnReason,
    comment: request.comment,
    sum: request.sum,
    lines: lines
      .filter(({ requestId }) => requestId === request.id)
      .map(({ name, quantity }) => ({ name, quantity })),
    createdAt: request.createdAt.toISOString(),
    answerBy: request.answerBy,
    answer: request.answer,
  }))
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
