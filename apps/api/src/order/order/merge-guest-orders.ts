import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { checkout } from '../../schema/order.table.ts'
import { holdVerifiedGoods } from '../reservation/hold-verified-goods.ts'
import { queueFreeOrderMessages } from './queue-free-order-messages.ts'

/**
 * Assigns guest orders to the account of their phone number once the number is verified by a code
 * (ADR 0041). A password verifies no number, so it assigns none. Their buyer is verified now, so that
 * their stock is held as long as that of any other order (order.reservation), and those that cost
 * nothing are placed (order.free).
 */
export async function mergeGuestOrders(
  tx: Db,
  { verifiedPhone, userId }: { verifiedPhone: string | null; userId: number },
): Promise<undefined> {
  if (verifiedPhone === null) return
  const merged = await tx
    .update(checkout)
    .set({ userId, isPhoneConfirmed: true, isVerified: true, clientAddress: null })
    .where(and(eq(checkout.phone, verifiedPhone), isNull(checkout.userId)))
    .returning({ guid: checkout.guid, createdAt: checkout.createdAt })
  for (const found of merged) {
    await holdVerifiedGoods(tx, found)
    await queueFreeOrderMessages(tx, found.guid)
  }
}
