import { describe, expect, it } from 'vitest'
import { type ShopVariantRegion, shopVariant } from './shop-variant.ts'

const moscow: ShopVariantRegion = {
  priceZone: 'msk',
  currency: { code: 'RUB', exchangeRate: 1 },
  HAS_PARTNER: false,
  FRANCHISE: false,
  OWN_SHOP: 'Y',
  HIDDEN_MANUFACTURER: false,
  regionType: null,
  isOffice: false,
  kz: false,
  BlackFriday: false,
  cyberMonday: false,
  newYearSale: false,
  sugarGift: false,
  installmentType: 'installment',
  splitAvailable: true,
  plaitAvailable: false,
}

const changes: Partial<ShopVariantRegion>[] = [
  { priceZone: 'spb' },
  { currency: { code: 'KZT', exchangeRate: 1 } },
  { currency: { code: 'RUB', exchangeRate: 5.8 } },
  { currency: { code: 'RUB', exchangeRate: 58 } },
  { HAS_PARTNER: true },
  { FRANCHISE: true },
  { OWN_SHOP: 'N' },
  { HIDDEN_MANUFACTURER: true },
  { regionType: 'ТК' },
  { isOffice: true },
  { kz: true },
  { BlackFriday: true },
  { cyberMonday: true },
  { newYearSale: true },
  { sugarGift: true },
  { installmentType: 'credit' },
  { installmentType: null },
  { splitAvailable: false },
  { plaitAvailable: true },
]

describe('shopVariant', () => {
  it('is shared by regions that agree in zone, currency and flags', () => {
    const tula = { ...moscow, ID: 71, NAME: 'Тула', MIN_PERCENT_PREPAYMENT: 30 }
    expect(shopVariant(tula)).toBe(shopVariant(moscow))
  })

  it('is another one for every difference a page shows', () => {
    const variants = [moscow, ...changes.map((change) => ({ ...moscow, ...change }))].map(
      shopVariant,
    )
    expect(new Set(variants).size).toBe(changes.length + 1)
  })

  it('is fit for a path', () => {
    for (const change of changes) {
      expect(shopVariant({ ...moscow, ...change })).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })
})
