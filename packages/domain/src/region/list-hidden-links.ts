import type { RegionFlags } from './region-flags.ts'

/** Menu items that a region may hide, by their names in header and footer. */
export type HideableLink = 'guaranty' | 'bonusProgram' | 'manufacturers'

export type LinkHidingRegion = Pick<
  RegionFlags,
  'FRANCHISE' | 'HAS_PARTNER' | 'HIDDEN_MANUFACTURER'
> & { disableBonus: boolean }

/**
 * Returns the menu items that a region's pages hide (nav.franchise-hide): warranty and returns
 * where a partner handles them, bonuses where the programme is not offered, vendors where they are
 * not disclosed.
 */
export function listHiddenLinks(region: LinkHidingRegion): HideableLink[] {
  const hidden: HideableLink[] = []
  if (shouldHideWarrantyLinks(region)) hidden.push('guaranty')
  if (region.disableBonus) hidden.push('bonusProgram')
  if (region.HIDDEN_MANUFACTURER) hidden.push('manufacturers')
  return hidden
}

/**
 * Returns whether the menu items of warranty and returns are hidden: in franchise and partner
 * regions (nav.franchise-hide).
 */
export function shouldHideWarrantyLinks(
  region: Pick<RegionFlags, 'FRANCHISE' | 'HAS_PARTNER'>,
): boolean {
  return region.FRANCHISE || region.HAS_PARTNER
}
