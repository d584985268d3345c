const transportOnly = 'ТК'

/**
 * Returns whether a delivery method is available in a region. Where `regionType` is «ТК», only a
 * transport company delivers, so the shop's courier is not offered whatever the tariffs are
 * (region.region-type).
 */
export function canDeliverToRegion(kind: string, region: { regionType: string | null }): boolean {
  return kind !== 'courier' || region.regionType !== transportOnly
}
