import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/customer-order/contract'
import { addDays } from '@svetlitsa/domain/date/day'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import {
  calculateReturn,
  listRefundReasons,
  refundAnswerDays,
} from '@svetlitsa/domain/order/order-return'
import { findOrderLines } from '../../order/order/order.queries.ts'
import { takeLines } from '../../order/order/take-lines.ts'
import { recordOrderEvent } from '../../order/state/order-state.queries.ts'
import { findMoneyHeld } from '../../payment/payment/ledger/find-free-balances.ts'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { insertRefundRequest } from '../refund-request/refund-request.queries.ts'
import { askAboutOrder } from './ask-about-order.ts'
import { lockCustomerOrder } from './customer-order.queries.ts'
import { findActionable } from './find-actionable.ts'

type Input = ParsedInput<typeof contract.refund> & { userId: number }
type Reason = 'not_found' | 'refund_refused' | 'lines_changed'

/**
 * A customer asks to give goods back: nothing moves until staff take them back or decline. The sum is
 * what the same return would pay back now.
 */
export async function askForRefund(
  context: Context,
  { orderGuid, lines: wanted, reason, comment = '', userId }: Input,
): Promise<Refusal<Reason> | null> {
  const { now, region } = context
  return transact<Refusal<Reason> | null>(context.db, async (tx) => {
    const locked = await lockCustomerOrder(tx, { orderGuid, userId })
    if (!locked) return refuse('not_found')
    const { order } = locked
    const actionContext = await findActionable(context, tx, orderGuid, 'refund')
    if (!actionContext?.deliveredAt) return refuse('refund_refused')
    if (!listRefundReasons(actionContext.deliveredAt, now).includes(reason))
      return refuse('refund_refused')
    const divided = takeLines(await findOrderLines(tx, order.id), wanted)
    if (!divided) return refuse('lines_changed')
    const { sum } = calculateReturn(
      divided.map(({ taken }) => taken),
      { total: order.total, held: await findMoneyHeld(tx, order.id) },
    )
    const { day } = toLocalTime(now, region.timeZone)
    await insertRefundRequest(
      tx,
      {
        orderId: order.id,
        userId,
        reason,
        comment,
        sum,
        answerBy: addDays(day, refundAnswerDays),
      },
      wanted,
    )
    await recordOrderEvent(
      tx,
      { orderId: order.id, kind: 'note', fromState: null, toState: 'refund-asked' },
      { actor: 'customer', userId, reason, note: comment },
    )
    await askAboutOrder(context, tx, locked, { topic: 'refund', comment })
    return null
  })
}
