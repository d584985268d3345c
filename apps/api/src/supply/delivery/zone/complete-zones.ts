import { buildCircleBorder, type DeliveryZone } from '@svetlitsa/domain/delivery/delivery-zone'
import type { Region } from '../../../shop/region/region-directory.ts'
import type { TariffRow } from '../delivery.queries.ts'

/** The zones of a region: drawn ones, and circles of the tariff's radiuses where none is drawn. */
export function completeZones(
  drawn: readonly DeliveryZone[],
  region: Pick<Region, 'latitude' | 'longitude'>,
  tariff: Pick<TariffRow, 'cityRadiusKm' | 'outsideLimitKm'>,
): DeliveryZone[] {
  const centre = { lat: region.latitude, lon: region.longitude }
  const circles = [
    { kind: 'outside' as const, border: buildCircleBorder(centre, tariff.outsideLimitKm) },
    { kind: 'city' as const, border: buildCircleBorder(centre, tariff.cityRadiusKm) },
  ]
  return [...circles.filter(({ kind }) => !drawn.some((zone) => zone.kind === kind)), ...drawn]
}
