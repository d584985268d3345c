import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/customer-order/contract'
import { divideOrderLine, type LineSums } from '@svetlitsa/domain/order/order-line'
import { calculateReturn, type ReturnReason } from '@svetlitsa/domain/order/order-return'
import { findMoneyHeld } from '../../payment/payment/ledger/find-free-balances.ts'
import type { Db } from '../../platform/database/database.ts'
import { findRefundRequests, findRequestLines, type RequestLine } from './refund-request.queries.ts'

type RefundRequest = CallAnswer<typeof contract.getOrder>['order']['refunds'][number]

/**
 * The requests of an order, oldest first; `orderGuid` must be one that the reader may see. A waiting
 * one tells what it would pay back now, an accepted one what its return pays back.
 */
export async function readRefundRequests(db: Db, orderGuid: string): Promise<RefundRequest[]> {
  const rows = await findRefundRequests(db, orderGuid)
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

/** What a line that is asked back would lose; nothing of it may be left by now. */
function takeLine({ line, quantity }: RequestLine): LineSums[] {
  const taken = Math.min(quantity, line.quantity)
  return taken > 0 ? [divideOrderLine(line, taken).taken] : []
}
