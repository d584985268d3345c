import { lockRetailOrder } from '../../order/access/retail-order.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { findDueOrders, findOpenAttempt, findPaidCheckout } from '../payment/payment.queries.ts'
import { placeCheckout } from '../payment/placement/place-checkout.ts'
import { canPayOnReceipt } from '../payment/placement/place-on-receipt.ts'
import { endOpenAttempt } from '../payment/settle-payment.ts'

type Reason = 'not_found' | 'already_paid' | 'delivery_missing' | 'provider_off' | 'payment_open'

/** Places an order that its buyer wants to pay at the till or to the courier (payment.on-receipt). */
export async function placeRetailOrder(
  context: Context,
  orderGuid: string,
): Promise<{ isPlaced: true } | Refusal<Reason>> {
  const found = await transact(context.db, (tx) => checkPlaceable(context, tx, orderGuid))
  if (found instanceof Refusal) return found
  if (!(await endOpenAttempt(context.services, found.guid))) return refuse('payment_open')
  return transact(context.db, async (tx) => {
    const checkout = await checkPlaceable(context, tx, orderGuid)
    if (checkout instanceof Refusal) return checkout
    if (await findOpenAttempt(tx, checkout.guid)) return refuse('payment_open')
    await placeCheckout(tx, checkout, 'onReceipt', context.now)
    return { isPlaced: true }
  })
}

async function checkPlaceable(context: Context, tx: Db, orderGuid: string) {
  const order = await lockRetailOrder(context, tx, orderGuid)
  const checkout = order && (await findPaidCheckout(tx, order.basketGroup))
  if (!checkout) return refuse('not_found')
  const orders = await findDueOrders(tx, checkout.guid, { lock: false })
  const open = orders.filter(({ state }) => state !== 'cancelled')
  if (open.every((one) => one.due === 0)) return refuse('already_paid')
  if (open.some(({ hasDelivery }) => !hasDelivery)) return refuse('delivery_missing')
  return canPayOnReceipt(context.services, open) ? checkout : refuse('provider_off')
}
