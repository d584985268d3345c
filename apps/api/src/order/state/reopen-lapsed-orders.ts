import {
  calculateMinimumPrepayment,
  resolvePrepaymentPercent,
} from '@svetlitsa/domain/order/prepayment'
import { spendRestoredBonus } from '../../basket/bonus/order-bonus.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services/services.ts'
import { lockOrderStock, reserveAgain } from '../../supply/stock/order-stock.queries.ts'
import { reclaimCouponUse } from './coupon-use.queries.ts'
import { findLapsedOrders } from './order-state.queries.ts'
import { transitionOrders } from './transition-orders.ts'

const DAY_MS = 86_400_000

type LapsedOrder = Awaited<ReturnType<typeof findLapsedOrders>>[number]

/**
 * Opens orders again whose reservation ended before their money came (order.reservation): as far as
 * the money reaches, and only where all goods, the coupon and the bonuses are still to be had. What is
 * left of the money belongs to no order and goes back.
 */
export async function reopenLapsedOrders(
  services: Services,
  tx: Db,
  late: { basketGroup: string; money: number; paymentGuid: string },
): Promise<void> {
  const lapsed = await findLapsedOrders(tx, late.basketGroup)
  // Before any coupon or bonus account, as where orders are made.
  await lockOrderStock(
    tx,
    lapsed.map(({ id }) => id),
  )
  let left = late.money
  for (const order of lapsed) {
    const percents = { order: order.orderPercent, region: order.regionPercent }
    const minimum = calculateMinimumPrepayment(order.total, resolvePrepaymentPercent(percents))
    if (minimum > left) continue
    const reopened = await transact(tx, (nested) => reopenOrder(services, nested, order, late))
    if (!(reopened instanceof Refusal)) left -= minimum
  }
}

async function reopenOrder(
  services: Services,
  tx: Db,
  order: LapsedOrder,
  { basketGroup, paymentGuid }: { basketGroup: string; paymentGuid: string },
): Promise<Refusal<'out_of_stock' | 'coupon_refused' | 'bonus_changed'> | null> {
  const isReserved = await reserveAgain(
    tx,
    order.id,
    new Date(services.clock.now().getTime() + DAY_MS),
  )
  if (!isReserved) return refuse('out_of_stock')
  if (!(await reclaimCouponUse(tx, basketGroup))) return refuse('coupon_refused')
  const { id: orderId, bonusSpent: amount } = order
  const respent = { orderId, amount, cause: `reopen:${orderId}:${paymentGuid}` }
  if (!(await spendRestoredBonus(tx, respent))) return refuse('bonus_changed')
  const details = { payment: paymentGuid }
  const cause = { actor: 'payment', reason: 'late_payment', details } as const
  await transitionOrders(services, tx, { basketGroup, orders: [order], toState: 'new', cause })
  return null
}
