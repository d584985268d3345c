import { countPieces } from '@svetlitsa/domain/basket/count-pieces'
import type { BasketChange } from '@svetlitsa/domain/basket/list-basket-changes'
import { isPhoneConfirmed } from '@svetlitsa/domain/checkout/is-phone-confirmed'
import { calculateReservationEnd } from '@svetlitsa/domain/order/calculate-reservation-end'
import { link } from '@svetlitsa/domain/route/site-map'
import { lockBasket, removeLines, saveBasket } from '../../basket/basket/basket.queries.ts'
import {
  findSeenBasket,
  getSeenPrice,
  type SeenBasket,
} from '../../basket/basket/basket-version.ts'
import { type LoadedLine, loadLines } from '../../basket/basket/load-basket.ts'
import { getLinePieces } from '../../basket/basket/order-limits.ts'
import { spendOrderBonus } from '../../basket/bonus/order-bonus.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { allocateStock } from '../../supply/stock/allocate-stock.ts'
import { lockFreeStock, reserveStock } from '../../supply/stock/stock.queries.ts'
import { queuePurchaseBeacon } from '../analytics/queue-purchase-beacon.ts'
import type { Contacts } from '../buyer/check-contacts.ts'
import { registerBuyer } from '../buyer/register-buyer.ts'
import { limitUnprovenOrders } from '../limit/limit-unproven-orders.ts'
import { chooseLines, refuseOutOfStock } from './choose-lines.ts'
import { findAnswerByKey, saveAnswer } from './order.queries.ts'
import { queueOrderMessages } from './order-messages.ts'
import { groupIntoOrders, mergePrices, type PlannedOrder } from './plan-orders.ts'
import { priceOrder } from './price-order.ts'
import { saveCheckout, saveOrder } from './save-order.ts'

export interface OrderRequest {
  contacts: Contacts
  operatorId: string | null
  noCall: boolean
  /** Offers to order; null for the checked lines of the basket. */
  offerIds: readonly number[] | null
  /** The version that the shopper saw; null where the one answered last counts. */
  basketVersion: number | null
}

/** How the new checkout completes its orders in the transaction that makes them. */
export interface OrderCompletion<Reason extends string> {
  /** The page that the messages about the orders lead to. */
  path: string
  /** Saves delivery and services; returns the orders with their final totals. */
  deliver: (checkoutGuid: string) => Promise<CreatedOrder['orders'] | Refusal<Reason>>
}

export interface CreatedOrder {
  basketGroup: string
  orderId: string
  orders: { id: string; total: number }[]
  createNewUser: boolean
  /** Prices that fell since the basket was shown. */
  changes: BasketChange[]
}

export type CreateOrderRefusal = Refusal<
  | 'out_of_stock'
  | 'basket_changed'
  | 'basket_empty'
  | 'coupon_refused'
  | 'bonus_changed'
  | 'bonus_phone'
  | 'captcha_needed'
  | 'orders_limited'
  | 'order_too_large'
>

/**
 * Creates the orders of a basket in one transaction: stock reserved, coupon counted, totals and the
 * answer stored, messages queued, lines removed from the basket; or nothing at all (order.create,
 * ADR 0040). Locks are taken in one order: basket, buyer, stock, coupon, slots.
 */
export async function createOrder<Reason extends string = never>(
  context: Context,
  tx: Db,
  requested: OrderRequest,
  completion: OrderCompletion<Reason> | null = null,
): Promise<CreatedOrder | CreateOrderRefusal | Refusal<Reason>> {
  const { session, services, address, now } = context
  const { contacts, offerIds, basketVersion } = requested
  const row = await lockBasket(context, tx)
  const earlier = await findAnswerByKey(tx, context)
  if (earlier) return earlier
  const basket = await loadLines(context, tx, { row })
  if (!session || !basket) throw new Error('the basket that was just locked does not exist')
  const maximum = getLinePieces(services.env, session.groups)
  const seen = await findSeenBasket(context, tx, row, basketVersion)
  const lines = chooseLines(basket, { offerIds, seen, maximum })
  if (lines instanceof Refusal) return lines
  const isProven =
    session.userId !== null || isPhoneConfirmed(contacts.phone, session.confirmedPhone)
  if (!isProven) {
    const { phone } = contacts
    const refusal = await limitUnprovenOrders(context, tx, {
      phone,
      address,
      sessionId: session.id,
      pieces: countPieces(lines.map(toPieces)).totalQuantity,
    })
    if (refusal) return refusal
  }
  const free = await lockFreeStock(
    tx,
    context.region.id,
    lines.map(({ line }) => line.offerId),
  )
  const allocation = allocateStock(
    lines.map(({ line }) => line),
    free,
  )
  if (!allocation.ok)
    return refuseOutOfStock(findName(lines, allocation.offerId), allocation.available)

  const buyer = await registerBuyer(context, tx, contacts)
  const checkoutGuid = await saveCheckout(context, tx, {
    basket: row,
    requested,
    userId: buyer.userId,
    isProven,
  })
  const totals = await priceOrder(context, tx, {
    basket: row,
    lines,
    seen,
    checkoutGuid,
    phone: contacts.phone,
    isWhole: offerIds === null,
  })
  if (totals instanceof Refusal) return totals
  const planned = groupIntoOrders(allocation.allotments, mergePrices(lines, totals))
  const expiresAt = calculateReservationEnd({
    createdAt: now,
    paysOnline: true,
    isPaid: false,
    isProven,
  })
  const made: CreatedOrder['orders'] = []
  const spent: { id: number; amount: number }[] = []
  for (const plan of planned) {
    const created = await saveOrder(context, tx, checkoutGuid, plan)
    const soldOut = await reserveLines(tx, plan, created.lineIds, expiresAt ?? now)
    if (soldOut !== null) return refuseOutOfStock(findName(lines, soldOut), 0)
    made.push({ id: created.number, total: created.total })
    spent.push({ id: created.id, amount: created.bonus })
  }
  const bonusPhone = row.bonusPhone ?? ''
  if (!(await spendOrderBonus(tx, { phone: bonusPhone, checkoutGuid, orders: spent })))
    return refuse('bonus_changed', { values: { sum: 0 } })
  const orders = completion ? await completion.deliver(checkoutGuid) : made
  if (orders instanceof Refusal) return orders
  const answer = {
    basketGroup: checkoutGuid,
    orderId: orders[0]?.id ?? '',
    orders,
    createNewUser: buyer.isNew,
    changes: listPriceChanges(lines, seen),
  }
  await saveAnswer(tx, checkoutGuid, answer)
  await removeLines(
    tx,
    row.id,
    lines.map(({ line }) => line.id),
  )
  await saveBasket(tx, row.id, { coupon: null, couponPhone: null, bonusSum: 0 })
  await queuePurchaseBeacon(context, tx, checkoutGuid)
  const path = completion?.path ?? link.delivery(checkoutGuid)
  const told = { contacts, orders, basketGroup: checkoutGuid, path, isProven }
  await queueOrderMessages(context, tx, told)
  return answer
}

function toPieces({ line, offer }: LoadedLine) {
  return { quantity: line.quantity, byMetre: offer.byMetre, checked: true }
}

/** Prices that differ from those that the shopper saw. */
function listPriceChanges(lines: readonly LoadedLine[], seen: SeenBasket): BasketChange[] {
  return lines.flatMap((one) => {
    const { offerId, name, price: now } = one.offer
    const was = getSeenPrice(one, seen)
    return was === now ? [] : [{ offerId, name, reason: 'price' as const, was, now }]
  })
}

function findName(lines: readonly LoadedLine[], offerId: number): string {
  return lines.find(({ offer }) => offer.offerId === offerId)?.offer.name ?? ''
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
