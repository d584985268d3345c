/**
 * The flags of a region and its stores that affect pages. Names follow the specification
 * (docs/requirements/regions.md).
 */
export type RegionFlags = {
  HAS_PARTNER: boolean
  FRANCHISE: boolean
  OWN_SHOP: 'Y' | 'N'
  HIDDEN_MANUFACTURER: boolean
  /** «ТК» where only a transport company delivers. */
  regionType: string | null
  isOffice: boolean
  kz: boolean
  BlackFriday: boolean
  cyberMonday: boolean
  newYearSale: boolean
  sugarGift: boolean
  installmentType: 'installment' | 'credit' | null
  splitAvailable: boolean
  plaitAvailable: boolean
}

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

/**
 * Returns whether an error page shows the stack trace (error.page): to employees with hidden blocks
 * on, except in regions with the shop's own stores, where customers see the same screen.
 */
export function canSeeStack(reader: {
  showsHiddenBlocks: boolean
  OWN_SHOP: RegionFlags['OWN_SHOP']
}): boolean {
  return reader.showsHiddenBlocks && reader.OWN_SHOP !== 'Y'
}
