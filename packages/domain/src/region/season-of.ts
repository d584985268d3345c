import type { RegionFlags } from './region-flags.ts'

/** The sale that a region's pages announce (storefront §3). */
export type Season = 'black-friday' | 'cyber-monday' | 'new-year'

/**
 * The one sale a page announces: of several flags the shortest sale wins, as it ends first and is
 * the news of the day.
 */
export function seasonOf(
  region: Pick<RegionFlags, 'BlackFriday' | 'cyberMonday' | 'newYearSale'>,
): Season | null {
  if (region.cyberMonday) return 'cyber-monday'
  if (region.BlackFriday) return 'black-friday'
  return region.newYearSale ? 'new-year' : null
}
