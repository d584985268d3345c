import type { BasketChange } from '@svetlitsa/domain/basket/list-basket-changes'
import { isPhoneConfirmed } from '@svetlitsa/domain/checkout/checkout-access'
import { isStaff } from '@svetlitsa/domain/identity/user-group'
import { calculateReservationEnd } from '@svetlitsa/domain/order/reservation'
import { addUpLines } from '@svetlitsa/domain/total/line-totals'
import { getSeenPrice } from '../../basket/basket/basket-version.ts'
import { spendOrderBonus } from '../../basket/bonus/order-bonus.ts'
import { redeemCoupon } from '../../basket/coupon/coupon.queries.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { reserveStock } from '../../supply/stock/stock.queries.ts'
import {
  type Buyer,
  type ClaimedGoods,
  type OrderRequest,
  refuseOutOfStock,
} from './claim-goods.ts'
import { insertCheckout, insertOrder } from './order.queries.ts'
import type { PlannedOrder } from './plan-orders.ts'
import { type PricedGoods, refuseCoupon } from './price-order.ts'

/** Orders of claimed goods, as long as their delivery is not chosen. */
export interface SavedOrders {
  basketGroup: string
  orders: { id: string; total: number }[]
  /** Whether the buyer has no account that the orders belong to. */
  isNewBuyer: boolean
  /** Prices that fell since the basket was seen. */
  priceChanges: BasketChange[]
}

/**
 * Saves one order of priced goods for each supplying place, with the stock reserved, the coupon redeemed
 * and the bonuses spent.
 */
export async function saveOrders(
  buyer: Buyer,
  tx: Db,
  goods: PricedGoods,
  requested: OrderRequest,
): Promise<SavedOrders | Refusal<'out_of_stock' | 'coupon_refused' | 'bonus_changed'>> {
  const { row, lines, plans, couponId, isVerified, account } = goods
  const basketGroup = await saveCheckout(buyer, tx, goods, requested)
  const { phone: usedBy } = requested.contacts
  if (couponId !== null && !(await redeemCoupon(tx, { couponId, basketGroup, phone: usedBy })))
    return refuseCoupon('used-up', buyer)
  const createdAt = buyer.now
  const end = { createdAt, paysOnline: true, isPaid: false, isVerified }
  const expiresAt = calculateReservationEnd(end) ?? createdAt
  const orders: SavedOrders['orders'] = []
  const spent: { id: number; amount: number }[] = []
  for (const plan of plans) {
    const created = await saveOrder(buyer, tx, basketGroup, plan)
    const soldOut = await reserveLines(tx, plan, created.lineIds, expiresAt)
    if (soldOut !== null) return refuseOutOfStock(lines, soldOut, 0)
    orders.push({ id: created.number, total: created.total })
    spent.push({ id: created.id, amount: created.bonus })
  }
  const phone = row.bonusPhone ?? ''
  if (!(await spendOrderBonus(tx, { phone, basketGroup, orders: spent })))
    return refuse('bonus_changed', { values: { sum: 0 } })
  return { basketGroup, orders, isNewBuyer: account.isNew, priceChanges: listPriceChanges(goods) }
}

function saveCheckout(
  { region, session, language, address, idempotencyKey }: Buyer,
  tx: Db,
  { row, isVerified, account }: ClaimedGoods,
  { contacts, operatorId, noCall }: OrderRequest,
): Promise<string> {
  return insertCheckout(tx, {
    sessionId: session?.id ?? null,
    userId: account.userId,
    isPhoneConfirmed: isPhoneConfirmed(contacts.phone, session?.confirmedPhone ?? null),
    isVerified,
    clientAddress: isVerified ? null : address,
    language,
    ...contacts,
    regionId: region.id,
    currencyCode: region.currency.code,
    exchangeRate: region.currency.exchangeRate,
    operatorId,
    noCall,
    basketId: row.id,
    basketVersion: row.version,
    idempotencyKey,
  })
}

/** Stores a planned order with its lines. Delivery and services are chosen later. */
async function saveOrder(
  { session, region }: Buyer,
  tx: Db,
  basketGroup: string,
  plan: PlannedOrder,
): Promise<{ id: number; number: string; total: number; bonus: number; lineIds: number[] }> {
  const {
    goods,
    discount,
    coupon,
    bonus,
    sum: total,
  } = addUpLines(plan.lines.map((line) => line.totals))
  const created = await insertOrder(tx, {
    order: {
      basketGroup,
      placeId: plan.placeId,
      goodsSum: goods - discount,
      couponDiscount: coupon,
      bonusSpent: bonus,
      total,
      percentPrepayment: region.minPercentPrepayment,
    },
    lines: plan.lines.map(({ offer, quantity, totals, kitId }) => ({
      offerId: offer.offerId,
      kitId,
      name: offer.finish ? `${offer.name}, ${offer.finish}` : offer.name,
      article: offer.article,
      vendorName: offer.vendorName,
      picture: offer.picture?.src ?? null,
      quantity,
      price: offer.price,
      oldPrice: offer.oldPrice,
      couponDiscount: totals.coupon,
      bonusSpent: totals.bonus,
      // Before bonuses: assembly is priced by it.
      sum: totals.sum + totals.bonus,
    })),
    maker: findMaker(session),
  })
  return { ...created, total, bonus }
}

/** Who makes an order: a customer, with or without login, or a member of staff. */
function findMaker(session: Buyer['session']) {
  const userId = session?.userId ?? null
  if (!session) return { actor: 'shop', userId } as const
  return { actor: isStaff(session.groups) ? 'staff' : 'customer', userId } as const
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

function listPriceChanges({ lines, seen }: ClaimedGoods): BasketChange[] {
  return lines.flatMap((one) => {
    const { offerId, name, price: now } = one.offer
    const was = getSeenPrice(one, seen)
    return was === now ? [] : [{ offerId, name, reason: 'price' as const, was, now }]
  })
}
