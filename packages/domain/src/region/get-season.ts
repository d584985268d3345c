import type { RegionFlags } from './region-flags.ts'

/** The sale announced on a region's pages (region.black-friday). */
export type Season = 'black-friday' | 'cyber-monday' | 'new-year'

/**
 * Returns the one sale to announce: with several flags set, the shortest sale wins because it ends
 * first.
 */
export function getSeason(
  region: Pick<RegionFlags, 'BlackFriday' | 'cyberMonday' | 'newYearSale'>,
): Season | null {
  if (region.cyberMonday) return 'cyber-monday'
  if (region.BlackFriday) return 'black-friday'
  return region.newYearSale ? 'new-year' : null
}
