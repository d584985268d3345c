import { inArray } from 'drizzle-orm'
import { creditOrderBonus, restoreSpentBonus } from '../../basket/bonus/order-bonus.ts'
import { rewardReferral } from '../../basket/invite/reward-referral.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { shopOrder } from '../../schema/order.table.ts'
import type { OrderTransition } from './order-transition.ts'

/**
 * Credits what delivered orders earned (bonus.ledger). It happens at the later of delivery and full
 * payment, and once.
 */
export async function creditBonuses(
  _services: Services,
  tx: Db,
  transition: OrderTransition,
): Promise<void> {
  for (const { id, state } of await findOrders(tx, transition)) {
    if (state !== 'delivered' && state !== 'closed') continue
    await creditOrderBonus(tx, id)
    await rewardReferral(tx, id)
  }
}

/** Returns the bonuses that cancelled orders spent. */
export async function restoreBonuses(
  _services: Services,
  tx: Db,
  transition: OrderTransition,
): Promise<void> {
  for (const { id, bonusSpent } of await findOrders(tx, transition))
    await restoreSpentBonus(tx, {
      orderId: id,
      amount: bonusSpent,
      cause: `cancel:${id}:${transition.eventId}`,
    })
}

async function findOrders(tx: Db, { orders }: OrderTransition) {
  const ids = orders.map(({ id }) => id)
  const { id, state, bonusSpent } = shopOrder
  return tx
    .select({ id, state, bonusSpent })
    .from(shopOrder)
    .where(inArray(shopOrder.id, ids))
    .orderBy(shopOrder.id)
}
