import { findPaymentLinks } from '../../order/access/payment-link.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { findDueOrders } from '../payment/payment.queries.ts'
import { canPayOnReceipt } from '../payment/placement/place-on-receipt.ts'
import { findPlacement } from '../payment/placement/placement.queries.ts'
import { sumReceived } from './retail-payment.queries.ts'

/** What staff see and may do about the money of an order and of its checkout. */
export async function readRetailMoney(
  { db, services }: Context,
  { orderId, basketGroup }: { orderId: number; basketGroup: string },
) {
  const orders = await findDueOrders(db, basketGroup, { lock: false })
  const open = orders.filter(({ state }) => state !== 'cancelled')
  const due = open.filter(({ id }) => id === orderId).reduce((sum, o) => sum + o.due, 0)
  const checkoutDue = open.reduce((sum, order) => sum + order.due, 0)
  const hasDelivery = open.every((order) => order.hasDelivery)
  const placement = await findPlacement(db, basketGroup)
  const isPayable = checkoutDue > 0 && hasDelivery
  return {
    due,
    checkoutDue,
    placement,
    canLink: isPayable,
    canPlace: isPayable && placement !== 'onReceipt' && canPayOnReceipt(services, open),
    canReceive: due > 0 && (placement === 'onReceipt' || placement === 'bill'),
    fromTill: await sumReceived(db, orderId),
    links: await findPaymentLinks(db, basketGroup),
  }
}
