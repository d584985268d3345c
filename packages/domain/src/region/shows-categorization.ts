import type { RegionFlags } from './region-flags.ts'

type Reader = { showsHiddenBlocks: boolean }
type Region = Pick<RegionFlags, 'HAS_PARTNER' | 'FRANCHISE' | 'OWN_SHOP' | 'isOffice'>

/**
 * Whether the marks of categorisation stand on goods (storefront §6): they are the shop's own
 * bookkeeping, so an employee sees them with hidden blocks on, in regions that the shop serves
 * itself from a store; partners, franchises and bare offices go by lists of their own.
 */
export function showsCategorization({ showsHiddenBlocks }: Reader, region: Region): boolean {
  const { HAS_PARTNER, FRANCHISE, OWN_SHOP, isOffice } = region
  return showsHiddenBlocks && OWN_SHOP === 'Y' && !HAS_PARTNER && !FRANCHISE && !isOffice
}
