import type { Coordinates } from '../calculate-distance-km.ts'
import { isInsideZone } from './is-inside-zone.ts'

/** The courier has one price in the city and one by the kilometre outside it. */
export type ZoneKind = 'city' | 'outside'

/** An area that the shop delivers to, given by the corners of its border. */
export type DeliveryZone = { kind: ZoneKind; border: readonly Coordinates[] }

/**
 * Returns the kind of zone a place is in; null outside all zones, where nothing is delivered
 * (delivery.price). The city wins where zones overlap.
 */
export function findZone(place: Coordinates, zones: readonly DeliveryZone[]): ZoneKind | null {
  const containing = zones.filter(({ border }) => isInsideZone(place, border))
  if (containing.some(({ kind }) => kind === 'city')) return 'city'
  return containing.length > 0 ? 'outside' : null
}
