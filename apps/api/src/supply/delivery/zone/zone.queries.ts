import type { DeliveryZone } from '@svetlitsa/domain/delivery/delivery-zone'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { deliveryZone } from '../../../schema/delivery.table.ts'

export async function findDrawnZones(db: Db, regionId: number): Promise<DeliveryZone[]> {
  return db
    .select({ kind: deliveryZone.kind, border: deliveryZone.border })
    .from(deliveryZone)
    .where(eq(deliveryZone.regionId, regionId))
    .orderBy(asc(deliveryZone.id))
}
