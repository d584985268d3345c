import type { RegionFlags } from './region-flags.ts'

type Reader = { showsHiddenBlocks: boolean }
type Region = Pick<RegionFlags, 'HAS_PARTNER' | 'FRANCHISE' | 'OWN_SHOP' | 'isOffice'>

/**
 * Returns whether categorization marks are shown on goods (role.employee). They are internal data
 * of the shop, so only employees with hidden blocks on see them, in regions served from the shop's
 * own stores. Partners, franchises and offices without a store use their own lists.
 */
export function canSeeCategorization({ showsHiddenBlocks }: Reader, region: Region): boolean {
  const { HAS_PARTNER, FRANCHISE, OWN_SHOP, isOffice } = region
  return showsHiddenBlocks && OWN_SHOP === 'Y' && !HAS_PARTNER && !FRANCHISE && !isOffice
}
