import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/customer-order/contract'
import {
  type CloseOutcome,
  getCloseOutcome,
  reasonsForClose,
} from '@svetlitsa/domain/order/close-reason'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { type EventCause, recordOrderEvent } from '../../order/state/order-state.queries.ts'
import { transitionOrders } from '../../order/state/transition-orders.ts'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { askAboutOrder } from './ask-about-order.ts'
import { lockCustomerOrder } from './customer-order.queries.ts'
import { findActionable } from './find-actionable.ts'

type Input = ParsedInput<typeof contract.closeOrder> & { userId: number }
type Reason = 'not_found' | 'close_refused' | 'reason_missing'

/**
 * The customer is done with an order: before picking it is cancelled, and its money and stock go
 * back; while it is picked or on its way the call centre is asked; after delivery it is closed. Done
 * under the lock by which staff move it, so that it is not picked and cancelled at once.
 */
export async function closeOrder(
  context: Context,
  { orderGuid, outcome: expected, reason, comment = '', userId }: Input,
): Promise<CloseOutcome | Refusal<Reason>> {
  return transact<CloseOutcome | Refusal<Reason>>(context.db, async (tx) => {
    const locked = await lockCustomerOrder(tx, { orderGuid, userId })
    if (!locked) return refuse('not_found')
    const { order } = locked
    const outcome = getCloseOutcome(order.state)
    if (!outcome || !(await findActionable(context, tx, orderGuid, outcome)))
      return refuse('close_refused')
    if (expected && expected !== outcome) return refuse('close_refused')
    if (!reasonsForClose[outcome].includes(reason))
      return refuse('reason_missing', { fields: { reason: 'wrong' } })
    // Staff read it in Russian, whatever language the customer chose.
    const note = [orderTexts.ru.close.reasons[reason], comment].filter(Boolean).join('. ')
    const cause: EventCause = { actor: 'customer', userId, note, details: { closeReason: reason } }
    if (outcome === 'ask') {
      await askAboutOrder(context, tx, locked, { topic: 'cancel', comment: note })
      const event = {
        orderId: order.id,
        kind: 'note',
        fromState: null,
        toState: 'close-asked',
      } as const
      await recordOrderEvent(tx, event, cause)
      return outcome
    }
    const toState = outcome === 'cancel' ? 'cancelled' : 'closed'
    const isMoved = await transitionOrders(context.services, tx, {
      basketGroup: order.basketGroup,
      orders: [order],
      toState,
      cause: outcome === 'cancel' ? { ...cause, reason: 'customer' } : cause,
    })
    return isMoved ? outcome : refuse('close_refused')
  })
}
