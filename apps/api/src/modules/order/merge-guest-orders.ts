import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { checkout } from './order.table.ts'

/**
 * Assigns guest orders to the account of their phone number once the number is verified by a code
 * (ADR 0041). A password verifies no number, so it assigns none.
 */
export async function mergeGuestOrders(
  tx: Db,
  { provedPhone, userId }: { provedPhone: string | null; userId: number },
): Promise<undefined> {
  if (provedPhone === null) return
  await tx
    .update(checkout)
    .set({ userId, isPhoneConfirmed: true })
    .where(and(eq(checkout.phone, provedPhone), isNull(checkout.userId)))
}
