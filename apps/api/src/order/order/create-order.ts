import { link } from '@svetlitsa/domain/route/site-map'
import { lockBasket } from '../../basket/basket/basket.queries.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type Buyer, type ClaimRefusal, claimGoods, type OrderRequest } from './claim-goods.ts'
import { type CreatedOrder, completeOrders } from './complete-orders.ts'
import { findAnswerByKey } from './order.queries.ts'
import { type PriceRefusal, priceOrder } from './price-order.ts'
import { saveOrders } from './save-orders.ts'

export type CreateOrderRefusal = ClaimRefusal | PriceRefusal

/**
 * Creates the orders of a basket in one transaction: stock reserved, coupon counted, totals and the
 * answer stored, messages queued, lines removed from the basket; or nothing at all (order.create,
 * ADR 0040). Locks are taken in one order: basket, buyer, stock, coupon, bonus account, slots.
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
  const priced = await priceOrder(buyer, tx, goods, requested)
  if (priced instanceof Refusal) return priced
  const saved = await saveOrders(buyer, tx, priced, requested)
  if (saved instanceof Refusal) return saved
  const path = link.delivery(saved.basketGroup)
  return completeOrders(buyer, tx, goods, { saved, contacts: requested.contacts, path })
}
