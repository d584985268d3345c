import { buildCircleBorder } from '@svetlitsa/domain/delivery/zone/build-circle-border'
import type { DeliveryZone } from '@svetlitsa/domain/delivery/zone/find-zone'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { Region } from '../../region/region-directory.ts'
import type { TariffRow } from '../delivery.queries.ts'
import { deliveryZone } from '../delivery.table.ts'

/** The zones of a region: drawn ones, and circles of the tariff's radiuses where none is drawn. */
export async function findZones(
  db: Db,
  region: Pick<Region, 'id' | 'latitude' | 'longitude'>,
  tariff: Pick<TariffRow, 'cityRadiusKm' | 'outsideLimitKm'>,
): Promise<DeliveryZone[]> {
  const drawn = await db
    .select({ kind: deliveryZone.kind, border: deliveryZone.border })
    .from(deliveryZone)
    .where(eq(deliveryZone.regionId, region.id))
    .orderBy(asc(deliveryZone.id))
  const centre = { lat: region.latitude, lon: region.longitude }
  const circles = [
    { kind: 'outside' as const, border: buildCircleBorder(centre, tariff.outsideLimitKm) },
    { kind: 'city' as const, border: buildCircleBorder(centre, tariff.cityRadiusKm) },
  ]
  return [...circles.filter(({ kind }) => !drawn.some((zone) => zone.kind === kind)), ...drawn]
}
