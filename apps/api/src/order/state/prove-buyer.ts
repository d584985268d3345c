import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { checkout } from '../../schema/order.table.ts'
import { holdProvenGoods } from '../reservation/hold-proven-goods.ts'
import { holdReservations } from '../reservation/reservation.queries.ts'
import type { TakenStep } from './taken-step.ts'

/** Money or a member of staff proves who the buyer is, so the goods are held as long as for others. */
export async function proveBuyer(
  _services: Services,
  tx: Db,
  { checkoutGuid }: TakenStep,
): Promise<void> {
  const [proven] = await tx
    .update(checkout)
    .set({ isProven: true, clientAddress: null })
    .where(and(eq(checkout.guid, checkoutGuid), eq(checkout.isProven, false)))
    .returning({ guid: checkout.guid, createdAt: checkout.createdAt })
  if (proven) await holdProvenGoods(tx, proven)
}

/** Goods that are paid for stay reserved until they leave the place. */
export async function holdPaidGoods(
  _services: Services,
  tx: Db,
  { orders }: TakenStep,
): Promise<void> {
  await holdReservations(
    tx,
    orders.map(({ id }) => id),
  )
}
