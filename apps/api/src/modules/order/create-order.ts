import { sumLine } from '@svetlitsa/domain/money/sum-line'
import { calculateReservationEnd } from '@svetlitsa/domain/order/calculate-reservation-end'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { queuePurchaseBeacon } from '../analytics/queue-purchase-beacon.ts'
import { lockBasket, removeLines, touchBasket } from '../basket/basket.queries.ts'
import { readBasket } from '../basket/read-basket.ts'
import { redeemCoupon } from '../coupon/coupon.queries.ts'
import { type CouponDecision, evaluateCoupon } from '../coupon/evaluate-coupon.ts'
import { findSellableOffers, type SellableOffer } from '../offer/sellable-offer.queries.ts'
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
  /** Offers to order; null for the checked lines of the basket. */
  offerIds: readonly number[] | null
  basketVersion: number | null
}

export interface CreatedOrder {
  basketGroup: string
  orders: { id: string; total: number }[]
  createNewUser: boolean
}

type CreateOrderRefusal = Refusal<'out_of_stock' | 'basket_changed' | 'basket_empty'>

/**
 * Creates the orders of a basket in one transaction: stock reserved, coupon counted, totals stored,
 * messages queued, lines removed from the basket; or nothing at all (order.create, ADR 0040).
 */
export async function createOrder(
  context: Context,
  tx: Db,
  requested: OrderRequest,
): Promise<CreatedOrder | CreateOrderRefusal> {
  const basket = await lockBasket(context, tx)
  if (requested.basketVersion !== null && requested.basketVersion !== basket.version)
    return refuse('basket_changed')
  const basketView = await readBasket(context, tx)
  const items = basketView.items.filter((item) =>
    requested.offerIds ? requested.offerIds.includes(item.offerIdCurrent) : item.checked,
  )
  if (items.length === 0) return refuse('basket_empty')
  const offers = await findSellableOffers(
    tx,
    context.region,
    items.map((item) => item.offerIdCurrent),
  )
  const free = await lockFreeStock(tx, context.region.id, [...offers.keys()])
  const quantityByOffer = sumTotalByOffer(items)
  const allocation = allocateStock(quantityByOffer, free)
  if (!allocation.ok) return refuseOutOfStock(offers, allocation.offerId, allocation.available)

  const buyer = await registerBuyer(context, tx, requested.contacts)
  const checkoutGuid = await insertCheckout(context, tx, {
    basket,
    requested,
    userId: buyer.userId,
  })
  const coupon = await findOrderCoupon(context, tx, {
    basket,
    items,
    offers,
    checkoutGuid,
    contacts: requested.contacts,
  })
  if (!coupon) return refuse('basket_changed')

  const planned = groupIntoOrders(allocation.allotments, offers, {
    sums: sumByOffer(items, offers),
    discounts: splitDiscountByOffer(items, coupon),
  })
  const expiresAt = calculateReservationEnd({
    createdAt: context.now,
    paysOnline: true,
    isPaid: false,
  })
  const orders: CreatedOrder['orders'] = []
  for (const plan of planned) {
    const created = await insertOrder(context, tx, checkoutGuid, plan)
    const reserved = await reserveLines(tx, plan, created.lineIds, expiresAt ?? context.now)
    if (reserved !== null) return refuseOutOfStock(offers, reserved, 0)
    orders.push({ id: created.number, total: created.total })
  }
  await removeLines(
    tx,
    basket.id,
    items.map((item) => item.id),
  )
  await touchBasket(tx, basket.id, { coupon: null, couponPhone: null, bonusSum: 0 })
  await queuePurchaseBeacon(context, tx, checkoutGuid)
  await queueOrderMessages(context, tx, {
    contacts: requested.contacts,
    orders,
    basketGroup: checkoutGuid,
  })
  return { basketGroup: checkoutGuid, orders, createNewUser: buyer.isNew }
}

/** A kit and a single line may contain the same offer, so stock is checked for their sum. */
function sumTotalByOffer(items: readonly { offerIdCurrent: number; quantity: number }[]) {
  const totals = new Map<number, number>()
  for (const item of items) {
    totals.set(item.offerIdCurrent, (totals.get(item.offerIdCurrent) ?? 0) + item.quantity)
  }
  return [...totals].map(([offerId, quantity]) => ({ offerId, quantity }))
}

async function findOrderCoupon(
  context: Context,
  tx: Db,
  source: {
    basket: { coupon: string | null; couponPhone: string | null }
    items: Parameters<typeof evaluateCoupon>[2]['items']
    offers: ReadonlyMap<number, SellableOffer>
    checkoutGuid: string
    contacts: Contacts
  },
): Promise<CouponDecision | null> {
  const { basket, items, offers, checkoutGuid, contacts } = source
  const noCoupon = {
    id: null,
    code: '',
    discount: 0,
    lineDiscounts: items.map(() => 0),
    refusal: null,
  }
  if (!basket.coupon) return noCoupon
  const phone = basket.couponPhone ?? contacts.phone
  const decision = await evaluateCoupon(context, tx, { code: basket.coupon, phone, items, offers })
  if (decision.refusal || decision.id === null) return null
  const isTaken = await redeemCoupon(tx, {
    couponId: decision.id,
    checkoutGuid,
    phone: contacts.phone,
  })
  return isTaken ? decision : null
}

function sumByOffer(
  items: readonly { offerIdCurrent: number; quantity: number }[],
  offers: ReadonlyMap<number, SellableOffer>,
): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { offerIdCurrent: offerId, quantity } of items) {
    const lineSum = sumLine(offers.get(offerId)?.price ?? 0, quantity)
    sums.set(offerId, (sums.get(offerId) ?? 0) + lineSum)
  }
  return sums
}

function splitDiscountByOffer(
  items: readonly { offerIdCurrent: number }[],
  coupon: CouponDecision,
): Map<number, number> {
  const discounts = new Map<number, number>()
  items.forEach((item, index) => {
    const previous = discounts.get(item.offerIdCurrent) ?? 0
    discounts.set(item.offerIdCurrent, previous + (coupon.lineDiscounts[index] ?? 0))
  })
  return discounts
}

/** Returns the offer that sold out between reading and reserving the stock, or null. */
async function reserveLines(
  tx: Db,
  plan: PlannedOrder,
  lineIds: readonly number[],
  expiresAt: Date,
): Promise<number | null> {
  for (const [index, line] of plan.lines.entries()) {
    const orderLineId = lineIds[index]
    if (orderLineId === undefined) throw new Error('the order line was not saved')
    const allotment = {
      placeId: plan.placeId,
      offerId: line.offer.offerId,
      quantity: line.quantity,
    }
    if (!(await reserveStock(tx, allotment, { orderLineId, expiresAt }))) return line.offer.offerId
  }
  return null
}

function refuseOutOfStock(
  offers: ReadonlyMap<number, SellableOffer>,
  offerId: number,
  left: number,
) {
  return refuse('out_of_stock', { values: { name: offers.get(offerId)?.name ?? '', left } })
}
