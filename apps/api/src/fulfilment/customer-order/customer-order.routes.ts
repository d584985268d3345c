import * as contract from '@svetlitsa/api-client/customer-order/contract'
import { getCloseOutcome, reasonsForClose } from '@svetlitsa/domain/order/close-reason'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { askForAssembly } from './ask-for-assembly.ts'
import { askForRefund } from './ask-for-refund.ts'
import { closeOrder } from './close-order.ts'
import { hasOrder } from './customer-order.queries.ts'
import { openOrderByLink } from './open-order-by-link.ts'
import {
  type CustomerOrder,
  readCustomerOrder,
  readCustomerOrderPage,
} from './read-customer-orders.ts'
import { withdrawRefund } from './withdraw-refund.ts'

export const customerOrderRoutes = [
  handle(contract.getOrders, (context, input) =>
    readCustomerOrderPage(context, requireCustomer(context), input),
  ),

  handle(contract.getOrder, async (context, { orderGuid }) => {
    const order = await readOwnOrder(context, orderGuid)
    return order ? { order } : refuse('not_found')
  }),

  handle(contract.getOrderByPhoneAndGuid, openOrderByLink),

  handle(contract.getReasonsForClose, async (context, { orderGuid }) => {
    const order = await readOwnOrder(context, orderGuid)
    if (!order) return refuse('not_found')
    const outcome = getCloseOutcome(order.state)
    if (!outcome || !order.actions.includes(outcome)) return { outcome: null, reasons: [] }
    const names = orderTexts[context.language].close.reasons
    return { outcome, reasons: reasonsForClose[outcome].map((id) => ({ id, name: names[id] })) }
  }),

  handle(contract.closeOrder, async (context, input) => {
    const outcome = await closeOrder(context, { ...input, userId: requireCustomer(context) })
    if (outcome instanceof Refusal) return outcome
    const message = orderTexts[context.language].close.done[outcome]
    return { ...(await answerChange(context, input.orderGuid, message)), outcome }
  }),

  handle(contract.refund, async (context, input) => {
    const refusal = await askForRefund(context, { ...input, userId: requireCustomer(context) })
    return (
      refusal ?? answerChange(context, input.orderGuid, orderTexts[context.language].refund.asked)
    )
  }),

  handle(contract.withdrawRefund, async (context, input) => {
    const refusal = await withdrawRefund(context, { ...input, userId: requireCustomer(context) })
    const { withdrawn } = orderTexts[context.language].refund
    return refusal ?? answerChange(context, input.orderGuid, withdrawn)
  }),

  handle(contract.sendAssembly, async (context, { orderGuid }) => {
    const userId = requireCustomer(context)
    const refusal = await askForAssembly(context, { orderGuid, userId })
    return refusal ?? answerChange(context, orderGuid, orderTexts[context.language].assembly.asked)
  }),
]

async function readOwnOrder(context: Context, guid: string): Promise<CustomerOrder | null> {
  const isOwn = await hasOrder(context.db, guid, requireCustomer(context))
  return isOwn ? readCustomerOrder(context, guid, 'owner') : null
}

async function answerChange(context: Context, guid: string, message: string) {
  const order = await readOwnOrder(context, guid)
  if (!order) throw new Error(`order ${guid} was changed and does not exist`)
  return { result: true as const, message, order }
}

function requireCustomer({ session }: { session: { userId: number | null } | null }): number {
  if (!session?.userId) throw new HttpError(401, 'login_needed')
  return session.userId
}
