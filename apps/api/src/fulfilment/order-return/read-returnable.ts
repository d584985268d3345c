import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/customer-order/contract'
import { eq } from 'drizzle-orm'
import { findOrderLines } from '../../order/order/order.queries.ts'
import { findMoneyHeld } from '../../payment/payment/ledger/find-free-balances.ts'
import type { Db } from '../../platform/database/database.ts'
import { shopOrder } from '../../schema/order.table.ts'

type Returnable = CallAnswer<typeof contract.getOrder>['order']['returnable']

/** What decides what a return of goods pays back; `orderGuid` must be one that the reader may see. */
export async function readReturnable(db: Db, orderGuid: string): Promise<Returnable> {
  const { id, total } = shopOrder
  const [order] = await db
    .select({ id, total })
    .from(shopOrder)
    .where(eq(shopOrder.guid, orderGuid))
  if (!order) return null
  const lines = await findOrderLines(db, order.id)
  return {
    total: order.total,
    held: await findMoneyHeld(db, order.id),
    lines: lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ id: lineId, quantity, couponDiscount, bonusSpent, sum }) => ({
        lineId,
        quantity,
        couponDiscount,
        bonusSpent,
        sum,
      })),
  }
}
