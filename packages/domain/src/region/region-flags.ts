/**
 * The flags of a region and its stores that act on pages; the names are the specification's
 * (storefront §3).
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
