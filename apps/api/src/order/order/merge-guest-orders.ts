import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { checkout } from '../../schema/order.table.ts'
import { holdProvenGoods } from '../reservation/hold-proven-goods.ts'
import { queueFreeOrderMessages } from './queue-free-order-messages.ts'

/**
 * Assigns guest orders to the account of their phone number once the number is verified by a code
 * (ADR 0041). A password verifies no number, so it assigns none. Their buyer is proven now, so that
 * their stock is held as long as that of any other order (order.reservation), and those that cost
 * nothing are placed (order.free).
 */
export async function mergeGuestOrders(
  tx: Db,
  { provedPhone, userId }: { provedPhone: string | null; userId: number },
): Promise<undefined> {
  if (provedPhone === null) return
  const merged = await tx
    .update(checkout)
    .set({ userId, isPhoneConfirmed: true, isProven: true, clientAddress: null })
    .where(and(eq(checkout.phone, provedPhone), isNull(checkout.userId)))
    .returning({ guid: checkout.guid, createdAt: checkout.createdAt })
  for (const found of merged) {
    await holdProvenGoods(tx, found)
    await queueFreeOrderMessages(tx, found.guid)
  }
}
