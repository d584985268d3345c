import { describe, expect, it } from 'vitest'
import type { ProductOfPage } from './load-product.ts'
import { productJsonLd } from './product-json-ld.ts'

const seller = {
  origin: new URL('https://shop.test'),
  currency: 'RUB',
  country: 'RU',
  inStock: [2],
} as const

const offer = (id: number, finish: string, size = '') => ({
  id,
  finish,
  size,
  article: `A${id}`,
  price: { new: 100 * id, old: 100 * id },
  images: { detail: { medium: { src: `p${id}.webp` } } },
})

const product = (...offers: ReturnType<typeof offer>[]) =>
  ({
    guid: 'g',
    name: 'Диван',
    description: '',
    url: '/catalog/divany/divan/',
    vendor: { name: 'Светлица' },
    rating: { score: 4.8, count: 2 },
    images: { detail: { medium: null } },
    seo: { description: 'Диван с доставкой' },
    offers,
  }) as unknown as ProductOfPage

const returnsIn = (country: string) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 14,
})

describe('productJsonLd', () => {
  it('[product.page] is a group whose variants have an offer and an address each', () => {
    const told = productJsonLd(product(offer(1, 'лён'), offer(2, 'велюр')), null, seller)
    expect(told).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'g',
      variesBy: ['https://schema.org/color'],
      aggregateRating: { ratingValue: 4.8, reviewCount: 2 },
    })
    expect(told).toHaveProperty('hasVariant.1', {
      '@type': 'Product',
      name: 'Диван, велюр',
      sku: 'A2',
      url: 'https://shop.test/catalog/divany/divan/?offer_id=2',
      color: 'велюр',
      image: 'https://shop.test/media/f_jpeg,w_1200/p2.webp',
      offers: {
        '@type': 'Offer',
        url: 'https://shop.test/catalog/divany/divan/?offer_id=2',
        price: 200,
        priceCurrency: 'RUB',
        itemCondition: 'https://schema.org/NewCondition',
        availability: 'https://schema.org/InStock',
        hasMerchantReturnPolicy: returnsIn('RU'),
      },
    })
  })

  it('[product.page] is sold in tenge and taken back in the country of a Kazakh page', () => {
    const there = { ...seller, currency: 'KZT', country: 'KZ' } as const
    const told = productJsonLd(product(offer(1, 'лён'), offer(2, 'велюр')), null, there)
    const sold = { priceCurrency: 'KZT', hasMerchantReturnPolicy: returnsIn('KZ') }
    expect(told).toMatchObject({ hasVariant: [{ offers: sold }, { offers: sold }] })
  })

  it('[product.page] tells of each variant whether the region has it', () => {
    const told = productJsonLd(product(offer(1, 'лён'), offer(2, 'велюр')), null, seller)
    const of = (place: number) => `hasVariant.${place}.offers.availability`
    expect(told).toHaveProperty(of(0), 'https://schema.org/OutOfStock')
    expect(told).toHaveProperty(of(1), 'https://schema.org/InStock')
  })

  it('[region.hidden-manufacturer] names no brand where manufacturers are secret', () => {
    const shown = product(offer(1, 'лён'))
    expect(productJsonLd(shown, null, seller)).toHaveProperty('brand.name', 'Светлица')
    const secret = { ...shown, vendor: { name: '', code: '' } }
    expect(productJsonLd(secret, null, seller)).not.toHaveProperty('brand')
  })

  it('[product.page] of one offer is a plain product', () => {
    expect(productJsonLd(product(offer(1, 'лён')), null, seller)).toMatchObject({
      '@type': 'Product',
      name: 'Диван',
      offers: { price: 100 },
    })
  })
})
