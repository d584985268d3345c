import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/customer-order/contract'
import { calculateReturn } from '@svetlitsa/domain/order/return/calculate-return'
import { divideOrderLine, type LineSums } from '@svetlitsa/domain/order/return/divide-order-line'
import type { RefundState } from '@svetlitsa/domain/order/return/refund-state'
import type { ReturnReason } from '@svetlitsa/domain/order/return/return-reason'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { findMoneyHeld } from '../../payment/payment/ledger/find-free-balances.ts'
import type { Db } from '../../platform/database/database.ts'
import { orderLine, shopOrder } from '../../schema/order.table.ts'
import { returnRefund } from '../../schema/payment.table.ts'
import { refundRequest, refundRequestLine } from '../../schema/refund-request.table.ts'

type RefundRequest = CallAnswer<typeof contract.getOrder>['order']['refunds'][number]

/**
 * The requests of an order, oldest first; `orderGuid` must be one that the reader may see. A waiting
 * one tells what it would pay back now, an accepted one what its return pays back.
 */
export async function findRefundRequests(db: Db, orderGuid: string): Promise<RefundRequest[]> {
  const { id, total } = shopOrder
  const returned = db
    .select({ sum: sql<number>`coalesce(sum(${returnRefund.amount}), 0)::bigint` })
    .from(returnRefund)
    .where(eq(returnRefund.returnId, refundRequest.returnId))
  const rows = await db
    .select({ request: refundRequest, order: { id, total }, returned: sql<number>`(${returned})` })
    .from(refundRequest)
    .innerJoin(shopOrder, eq(shopOrder.id, refundRequest.orderId))
    .where(eq(shopOrder.guid, orderGuid))
    .orderBy(asc(refundRequest.id))
  const [first] = rows
  if (!first) return []
  const lines = await findRequestLines(
    db,
    rows.map(({ request }) => request.id),
  )
  const isWaiting = rows.some(({ request }) => request.state === 'waiting')
  const held = isWaiting ? await findMoneyHeld(db, first.order.id) : 0
  const money = { total: first.order.total, held }
  return rows.map(({ request, returned }) => {
    const wanted = lines.filter(({ requestId }) => requestId === request.id)
    const { state } = request
    const sums = {
      waiting: () => calculateReturn(wanted.flatMap(takeLine), money).sum,
      accepted: () => returned,
      declined: () => request.sum,
      withdrawn: () => request.sum,
    }
    return {
      guid: request.guid,
      state,
      reason: request.reason as ReturnReason,
      comment: request.comment,
      sum: sums[state](),
      lines: wanted.map(({ line, quantity }) => ({ name: line.name, quantity })),
      createdAt: request.createdAt.toISOString(),
      answerBy: request.answerBy,
      answer: request.answer,
    }
  })
}

type RequestLine = Awaited<ReturnType<typeof findRequestLines>>[number]

async function findRequestLines(db: Db, requestIds: number[]) {
  const { requestId, quantity } = refundRequestLine
  return db
    .select({ requestId, quantity, line: orderLine })
    .from(refundRequestLine)
    .innerJoin(orderLine, eq(orderLine.id, refundRequestLine.orderLineId))
    .where(inArray(requestId, requestIds))
    .orderBy(asc(orderLine.id))
}

/** What a line that is asked back would lose; nothing of it may be left by now. */
function takeLine({ line, quantity }: RequestLine): LineSums[] {
  const taken = Math.min(quantity, line.quantity)
  return taken > 0 ? [divideOrderLine(line, taken).taken] : []
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
