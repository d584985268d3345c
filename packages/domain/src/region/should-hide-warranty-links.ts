import type { RegionFlags } from './region-flags.ts'

/**
 * Returns whether the menu items of warranty and returns are hidden: in franchise and partner
 * regions (nav.franchise-hide).
 */
export function shouldHideWarrantyLinks(
  region: Pick<RegionFlags, 'FRANCHISE' | 'HAS_PARTNER'>,
): boolean {
  return region.FRANCHISE || region.HAS_PARTNER
}
