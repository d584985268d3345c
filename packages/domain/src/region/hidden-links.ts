import { hidesWarrantyLinks } from './hides-warranty-links.ts'
import type { RegionFlags } from './region-flags.ts'

/** Menu items that a region may be without, by their names in header and footer. */
export type HideableLink = 'guaranty' | 'bonusProgram' | 'manufacturers'

export type LinkHidingRegion = Pick<
  RegionFlags,
  'FRANCHISE' | 'HAS_PARTNER' | 'HIDDEN_MANUFACTURER'
> & { disableBonus: boolean }

/**
 * The menu items that a region's pages leave out (storefront §2, §3): warranty and returns where a
 * partner answers for them, bonuses where there are none, manufacturers where they are kept secret.
 */
export function hiddenLinks(region: LinkHidingRegion): HideableLink[] {
  const hidden: HideableLink[] = []
  if (hidesWarrantyLinks(region)) hidden.push('guaranty')
  if (region.disableBonus) hidden.push('bonusProgram')
  if (region.HIDDEN_MANUFACTURER) hidden.push('manufacturers')
  return hidden
}
