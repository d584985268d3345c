import { calculateProlongedEnd } from '@svetlitsa/domain/order/reservation'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { checkout } from '../../schema/order.table.ts'
import { extendReservations } from './reservation.queries.ts'

/** Holds the goods of a checkout while its buyer pays, within the bound of the rule. */
export async function prolongReservations(
  db: Db,
  { checkoutGuid, expiresAt }: { checkoutGuid: string; expiresAt: Date },
): Promise<void> {
  const [row] = await db
    .select({ orderedAt: checkout.createdAt, isProven: checkout.isProven })
    .from(checkout)
    .where(eq(checkout.guid, checkoutGuid))
  if (!row) return
  const prolongedEnd = calculateProlongedEnd({ ...row, attemptEndsAt: expiresAt })
  await extendReservations(db, checkoutGuid, prolongedEnd)
}
