const transportOnly = 'ТК'

/**
 * Whether a way of delivery reaches a region: where `regionType` is «ТК» only a transport company
 * goes, so no courier of the shop's is offered, whatever the table of tariffs says (storefront §3).
 */
export function reachesRegion(kind: string, region: { regionType: string | null }): boolean {
  return kind !== 'courier' || region.regionType !== transportOnly
}
