import type { BasketChange } from '@svetlitsa/domain/basket/list-basket-changes'
import { link } from '@svetlitsa/domain/route/site-map'
import { lockBasket, removeLines, saveBasket } from '../../basket/basket/basket.queries.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { queuePurchaseBeacon } from '../analytics/queue-purchase-beacon.ts'
import type { Contacts } from '../buyer/check-contacts.ts'
import {
  type Buyer,
  type ClaimedGoods,
  type ClaimRefusal,
  claimGoods,
  type OrderRequest,
} from './claim-goods.ts'
import { findAnswerByKey, saveAnswer } from './order.queries.ts'
import { queueOrderMessages } from './order-messages.ts'
import type { PriceRefusal } from './price-order.ts'
import { type SavedOrders, saveOrders } from './save-orders.ts'

export interface CreatedOrder {
  basketGroup: string
  orderId: string
  orders: { id: string; total: number }[]
  createNewUser: boolean
  /** Prices that fell since the basket was shown. */
  changes: BasketChange[]
}

export type CreateOrderRefusal = ClaimRefusal | PriceRefusal

/**
 * Creates the orders of a basket in one transaction: stock reserved, coupon counted, totals and the
 * answer stored, messages queued, lines removed from the basket; or nothing at all (order.create,
 * ADR 0040). Locks are taken in one order: basket, buyer, stock, coupon, slots.
 */
export async function createOrder(
  buyer: Buyer,
  tx: Db,
  requested: OrderRequest,
): Promise<CreatedOrder | CreateOrderRefusal> {
  const row = await lockBasket(buyer, tx)
  const earlier = await findAnswerByKey(tx, buyer)
  if (earlier) return earlier
  const goods = await claimGoods(buyer, tx, row, requested)
  if (goods instanceof Refusal) return goods
  const saved = await saveOrders(buyer, tx, goods, requested)
  if (saved instanceof Refusal) return saved
  const path = link.delivery(saved.checkoutGuid)
  return completeOrders(buyer, tx, goods, { saved, contacts: requested.contacts, path })
}

/**
 * Takes the goods of saved orders out of the basket, stores the answer and tells the buyer.
 *
 * @param ordered.path the page that the messages about the orders lead to.
 */
export async function completeOrders(
  buyer: Buyer,
  tx: Db,
  { row, lines, isProven }: ClaimedGoods,
  { saved, contacts, path }: { saved: SavedOrders; contacts: Contacts; path: string },
): Promise<CreatedOrder> {
  const { checkoutGuid, orders, isNewBuyer, priceChanges } = saved
  const answer = {
    basketGroup: checkoutGuid,
    orderId: orders[0]?.id ?? '',
    orders,
    createNewUser: isNewBuyer,
    changes: priceChanges,
  }
  await saveAnswer(tx, checkoutGuid, answer)
  await removeLines(
    tx,
    row.id,
    lines.map(({ line }) => line.id),
  )
  await saveBasket(tx, row.id, { coupon: null, couponPhone: null, bonusSum: 0 })
  await queuePurchaseBeacon(buyer, tx, checkoutGuid)
  const told = { contacts, orders, basketGroup: checkoutGuid, path, isProven }
  await queueOrderMessages(buyer, tx, told)
  return answer
}
