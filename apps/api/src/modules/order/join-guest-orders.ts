import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { checkout } from './order.table.ts'

/**
 * Orders that were made without login on a number join its account once the number is proved by a
 * code (decisions, «Identity»); a password proves no number, so it brings none.
 */
export async function joinGuestOrders(
  tx: Db,
  { provedPhone, userId }: { provedPhone: string | null; userId: number },
): Promise<undefined> {
  if (provedPhone === null) return
  await tx
    .update(checkout)
    .set({ userId, isPhoneConfirmed: true })
    .where(and(eq(checkout.phone, provedPhone), isNull(checkout.userId)))
}
