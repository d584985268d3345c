import { reservationEnd } from '@svetlitsa/domain/order/reservation-end'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { queuePurchaseBeacon } from '../analytics/queue-purchase-beacon.ts'
import { bumpBasket, lockBasket, removeLines } from '../basket/basket.queries.ts'
import { readBasket } from '../basket/read-basket.ts'
import { findSellableOffers, type SellableOffer } from '../catalogue/sellable-offer.queries.ts'
import { takeCoupon } from '../coupon/coupon.queries.ts'
import { type CouponDecision, regionCoupon } from '../coupon/region-coupon.ts'
import { allocateStock } from '../stock/allocate-stock.ts'
import { lockFreeStock, reserveStock } from '../stock/stock.queries.ts'
import type { Contacts } from './check-contacts.ts'
import { insertCheckout, insertOrder } from './order.queries.ts'
import { queueOrderMessages } from './order-messages.ts'
import { groupIntoOrders, type PlannedOrder } from './plan-orders.ts'
import { registerBuyer } from './register-buyer.queries.ts'

export interface OrderRequest {
  contacts: Contacts
  operatorId: string | null
  noCall: boolean
  /** Lines to order; null for the checked ones. */
  offerIds: readonly number[] | null
  basketVersion: number | null
}

export interface CreatedOrder {
  basketGroup: string
  orders: { id: string; total: number }[]
  createNewUser: boolean
}

type Refused = Refusal<'out_of_stock' | 'basket_changed' | 'basket_empty'>

/**
 * Makes the orders of a basket in one transaction: stock reserved, coupon counted, sums written,
 * messages queued, lines taken out of the basket; or nothing of it (account §4, decisions «Orders»).
 */
export async function createOrder(
  context: Context,
  tx: Db,
  asked: OrderRequest,
): Promise<CreatedOrder | Refused> {
  const basket = await lockBasket(context, tx)
  if (asked.basketVersion !== null && asked.basketVersion !== basket.version)
    return refuse('basket_changed')
  const seen = await readBasket(context, tx)
  const items = seen.items.filter((item) =>
    asked.offerIds ? asked.offerIds.includes(item.offerIdCurrent) : item.checked,
  )
  if (items.length === 0) return refuse('basket_empty')
  const offers = await findSellableOffers(
    tx,
    context.region,
    items.map((item) => item.offerIdCurrent),
  )
  const free = await lockFreeStock(tx, context.region.id, [...offers.keys()])
  const wanted = totalByOffer(items)
  const allocation = allocateStock(wanted, free)
  if (!allocation.ok) return outOfStock(offers, allocation.offerId, allocation.left)

  const buyer = await registerBuyer(context, tx, asked.contacts)
  const checkoutGuid = await insertCheckout(context, tx, { basket, asked, userId: buyer.userId })
  const coupon = await couponOf(context, tx, {
    basket,
    items,
    offers,
    checkoutGuid,
    contacts: asked.contacts,
  })
  if (!coupon) return refuse('basket_changed')

  const planned = groupIntoOrders(allocation.allotments, offers, discountByOffer(items, coupon))
  const expiresAt = reservationEnd({ createdAt: context.now, paysOnline: true, isPaid: false })
  const orders: CreatedOrder['orders'] = []
  for (const plan of planned) {
    const made = await insertOrder(context, tx, checkoutGuid, plan)
    const reserved = await reserveLines(tx, plan, made.lineIds, expiresAt ?? context.now)
    if (reserved !== null) return outOfStock(offers, reserved, 0)
    orders.push({ id: made.number, total: made.total })
  }
  await removeLines(
    tx,
    basket.id,
    items.map((item) => item.id),
  )
  await bumpBasket(tx, basket.id, { coupon: null, couponPhone: null, bonusSum: 0 })
  await queuePurchaseBeacon(context, tx, checkoutGuid)
  await queueOrderMessages(context, tx, {
    contacts: asked.contacts,
    orders,
    basketGroup: checkoutGuid,
  })
  return { basketGroup: checkoutGuid, orders, createNewUser: buyer.isNew }
}

/** A kit and a single line may ask for the same offer: the stock must hold both. */
function totalByOffer(items: readonly { offerIdCurrent: number; quantity: number }[]) {
  const totals = new Map<number, number>()
  for (const item of items) {
    totals.set(item.offerIdCurrent, (totals.get(item.offerIdCurrent) ?? 0) + item.quantity)
  }
  return [...totals].map(([offerId, quantity]) => ({ offerId, quantity }))
}

async function couponOf(
  context: Context,
  tx: Db,
  of: {
    basket: { coupon: string | null; couponPhone: string | null }
    items: Parameters<typeof regionCoupon>[2]['items']
    offers: ReadonlyMap<number, SellableOffer>
    checkoutGuid: string
    contacts: Contacts
  },
): Promise<CouponDecision | null> {
  const { basket, items, offers, checkoutGuid, contacts } = of
  const none = { id: null, code: '', discount: 0, lineDiscounts: items.map(() => 0), refusal: null }
  if (!basket.coupon) return none
  const phone = basket.couponPhone ?? contacts.phone
  const decided = await regionCoupon(context, tx, { code: basket.coupon, phone, items, offers })
  if (decided.refusal || decided.id === null) return null
  const isTaken = await takeCoupon(tx, {
    couponId: decided.id,
    checkoutGuid,
    phone: contacts.phone,
  })
  return isTaken ? decided : null
}

function discountByOffer(
  items: readonly { offerIdCurrent: number }[],
  coupon: CouponDecision,
): Map<number, number> {
  const discounts = new Map<number, number>()
  items.forEach((item, at) => {
    const earlier = discounts.get(item.offerIdCurrent) ?? 0
    discounts.set(item.offerIdCurrent, earlier + (coupon.lineDiscounts[at] ?? 0))
  })
  return discounts
}

/** The offer that ran out between the look and the reservation, or null. */
async function reserveLines(
  tx: Db,
  plan: PlannedOrder,
  lineIds: readonly number[],
  expiresAt: Date,
): Promise<number | null> {
  for (const [at, line] of plan.lines.entries()) {
    const orderLineId = lineIds[at]
    if (orderLineId === undefined) throw new Error('an order line was not stored')
    const allotment = {
      placeId: plan.placeId,
      offerId: line.offer.offerId,
      quantity: line.quantity,
    }
    if (!(await reserveStock(tx, allotment, { orderLineId, expiresAt }))) return line.offer.offerId
  }
  return null
}

function outOfStock(offers: ReadonlyMap<number, SellableOffer>, offerId: number, left: number) {
  return refuse('out_of_stock', { values: { name: offers.get(offerId)?.name ?? '', left } })
}
