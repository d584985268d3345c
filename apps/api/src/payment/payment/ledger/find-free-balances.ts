import type { Db } from '../../../platform/database/database.ts'
import { findBalances } from './order-money.queries.ts'
import { findPlannedRefunds } from './return-refund.queries.ts'

/** What each payment has left with an order beyond the refunds that are planned and not carried out. */
export async function findFreeBalances(
  tx: Db,
  orderId: number,
): Promise<{ paymentGuid: string; amount: number }[]> {
  const planned = await findPlannedRefunds(tx, orderId)
  return (await findBalances(tx, orderId)).map(({ paymentGuid, amount }) => ({
    paymentGuid,
    amount: amount - (planned.get(paymentGuid) ?? 0),
  }))
}

/** What an order has of its buyer's money, of which nothing goes back yet. */
export async function findMoneyHeld(tx: Db, orderId: number): Promise<number> {
  return (await findFreeBalances(tx, orderId)).reduce((sum, { amount }) => sum + amount, 0)
}
