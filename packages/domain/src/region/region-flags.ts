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
