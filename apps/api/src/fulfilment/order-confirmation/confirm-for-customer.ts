import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/order-confirmation/contract'
import { findHandedOverBuyer, lockRetailOrder } from '../../order/access/retail-order.queries.ts'
import { loginRefusalText } from '../../people/login/login-refusal.ts'
import { consumeCode } from '../../people/login/sms-code/consume-code.ts'
import { requestCode } from '../../people/login/sms-code/request-code.ts'
import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { confirmWaitingOrders } from './confirm-waiting-orders.ts'

type Reason = 'not_found' | 'changed_meanwhile'
type SentCode = CallAnswer<typeof contract.sendConfirmationCode>
type Confirmed = CallAnswer<typeof contract.confirmForCustomer>

/** Sends the customer of a waiting order a code, which the customer tells at the counter. */
export async function sendConfirmationCode(
  context: Context,
  orderGuid: string,
): Promise<SentCode | Refusal<Reason>> {
  const buyer = await findHandedOverBuyer(context, orderGuid)
  if (!buyer) return refuse('not_found')
  if (buyer.confirmedAt) return refuse('changed_meanwhile')
  const sent = await requestCode(context, {
    phone: buyer.phone,
    purpose: 'order',
    number: buyer.number,
  })
  const { retryAfterSeconds } = sent
  const error = 'reason' in sent ? loginRefusalText(sent, context.language) : null
  return { error, retryAfterSeconds }
}

/**
 * Confirms an order by the code that its customer was sent, or by a signature on paper. A wrong code
 * is counted, so its transaction is not rolled back.
 */
export async function confirmForCustomer(
  context: Context,
  { orderGuid, code }: ParsedInput<typeof contract.confirmForCustomer>,
): Promise<Confirmed | Refusal<Reason>> {
  const { db, services, session, language } = context
  const buyer = await findHandedOverBuyer(context, orderGuid)
  if (!buyer) return refuse('not_found')
  return db.transaction(async (tx) => {
    const order = await lockRetailOrder(context, tx, orderGuid)
    if (!order) return refuse('not_found')
    if (code !== undefined) {
      const { phone } = buyer
      const consumed = await consumeCode(context, tx, { code, phone, purposes: ['order'] })
      if ('reason' in consumed)
        return { isConfirmed: false, error: loginRefusalText(consumed, language) }
    }
    const way = code === undefined ? ('paper' as const) : ('code' as const)
    const refusal = await confirmWaitingOrders(services, tx, {
      guid: order.basketGroup,
      way,
      cause: { actor: 'staff', userId: session?.userId ?? null, reason: way },
    })
    return refusal ?? { isConfirmed: true, error: null }
  })
}
