import { slug } from '../text/slug.ts'
import type { RegionFlags } from './region-flags.ts'

export type ShopVariantRegion = RegionFlags & {
  priceZone: string
  currency: { code: string; exchangeRate: number }
}

const installmentMarks = { installment: 'i', credit: 'r' } as const

/** The letter each flag leaves in the key. A flag added to the type must be told apart here. */
const marks: Readonly<Record<keyof RegionFlags, (region: RegionFlags) => string | false | null>> = {
  HAS_PARTNER: (region) => region.HAS_PARTNER && 'p',
  FRANCHISE: (region) => region.FRANCHISE && 'f',
  OWN_SHOP: (region) => region.OWN_SHOP === 'Y' && 'o',
  HIDDEN_MANUFACTURER: (region) => region.HIDDEN_MANUFACTURER && 'h',
  regionType: (region) => region.regionType === 'ТК' && 't',
  isOffice: (region) => region.isOffice && 'e',
  kz: (region) => region.kz && 'k',
  BlackFriday: (region) => region.BlackFriday && 'b',
  cyberMonday: (region) => region.cyberMonday && 'c',
  newYearSale: (region) => region.newYearSale && 'n',
  sugarGift: (region) => region.sugarGift && 's',
  installmentType: ({ installmentType }) => installmentType && installmentMarks[installmentType],
  splitAvailable: (region) => region.splitAvailable && 'q',
  plaitAvailable: (region) => region.plaitAvailable && 'l',
}

/**
 * The key of the shop's variant that a region's pages are rendered and cached by: price zone,
 * currency and rate, and the flags that change the page. Regions that agree in all of it share one
 * (decisions «Regions, currency, language»). It consists of a–z, 0–9 and hyphens, fit for a path, a
 * header and a cache key. MIN_PERCENT_PREPAYMENT is left out: it acts on payment only.
 */
export function shopVariant(region: ShopVariantRegion): string {
  const { code, exchangeRate } = region.currency
  const flags = Object.values(marks)
    .map((mark) => mark(region) || '')
    .join('')
  return [
    slug(region.priceZone),
    code.toLowerCase(),
    slug(String(exchangeRate)),
    flags || '0',
  ].join('-')
}
