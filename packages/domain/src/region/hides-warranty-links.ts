import type { RegionFlags } from './region-flags.ts'

/** Franchise and partner regions hide the menu items of warranty and returns (storefront §2, account §6). */
export function hidesWarrantyLinks(
  region: Pick<RegionFlags, 'FRANCHISE' | 'HAS_PARTNER'>,
): boolean {
  return region.FRANCHISE || region.HAS_PARTNER
}
