import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/customer-order/contract'
import { canEditCheckout } from '@svetlitsa/domain/checkout/checkout-access'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { findReadableCheckout } from '../../order/access/find-accessible-checkout.ts'
import { limitCall } from '../../platform/access/limit-call.ts'
import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { findCheckoutOfOrder } from './customer-order.queries.ts'
import { readCustomerOrder } from './read-customer-orders.ts'

/** Who has a link knows the number that it was sent to; the limit stops guessing. */
const phonesOfLinks = { name: 'order-link-phones', points: 10, seconds: 600 }

/**
 * An order for whoever has its link (lk.guest-order). The link alone shows it, masked, for 30 days;
 * with the phone of the order later, too. A phone that is given has to be the right one, and proves
 * nothing: only a code does. A guid that does not exist answers like a link that has expired.
 */
export async function openOrderByLink(
  context: Context,
  { orderGuid, phoneNumber }: ParsedInput<typeof contract.getOrderByPhoneAndGuid>,
): Promise<
  CallAnswer<typeof contract.getOrderByPhoneAndGuid> | Refusal<'not_found' | 'phone_needed'>
> {
  const checkout = await findCheckoutOfOrder(context.db, orderGuid)
  if (phoneNumber !== undefined) {
    await limitCall(context, phonesOfLinks)
    if (!checkout || normalizePhone(phoneNumber) !== checkout.phone) return refuse('not_found')
  }
  if (!checkout) return refuse('phone_needed')
  const readable = await findReadableCheckout(context, context.db, checkout.guid)
  if (!readable && phoneNumber === undefined) return refuse('phone_needed')
  const isBuyer = readable !== null && canEditCheckout(readable.checkout, context.session)
  const seesAll = readable !== null && !readable.isMasked
  const reader = isBuyer ? 'buyer' : seesAll ? 'staff' : 'bearer'
  const order = await readCustomerOrder(context, orderGuid, reader)
  return order ? { order } : refuse('not_found')
}
