import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Region } from '../../../shop/region/region-directory.ts'
import { reserveSlot, type Warehouse } from '../delivery.queries.ts'
import { calculateShownDays } from './calculate-shown-days.ts'

interface WantedSlot {
  slotId: number
  /** That is delivered to. */
  region: Region
  supplier: Warehouse | undefined
  /** Those that deliver at this time together, with it; it alone by default. */
  suppliers?: readonly Warehouse[] | undefined
}

/**
 * Reserves a place in a slot that the supplying warehouse offers at this moment, whoever asks for it
 * and wherever; null when it is full or not offered (delivery.dates).
 */
export async function reserveOfferedSlot(
  context: Pick<Context, 'now' | 'services'>,
  tx: Db,
  { slotId, region, supplier, suppliers }: WantedSlot,
) {
  if (!supplier) return null
  const shown = calculateShownDays(context, region, suppliers ?? [supplier])
  return reserveSlot(tx, slotId, supplier.place.id, shown)
}
