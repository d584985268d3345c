import { describe, expect, it } from 'vitest'
import { buildProductJsonLd } from './build-product-json-ld.ts'
import type { ProductDetails } from './load-product-page.ts'

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
  }) as unknown as ProductDetails

const getReturnPolicy = (country: string) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 14,
})

describe('buildProductJsonLd', () => {
  it('[product.page] is a group whose variants each have an offer and an address', () => {
    const jsonLd = buildProductJsonLd(product(offer(1, 'лён'), offer(2, 'велюр')), null, seller)
    expect(jsonLd).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'g',
      variesBy: ['https://schema.org/color'],
      aggregateRating: { ratingValue: 4.8, reviewCount: 2 },
    })
    expect(jsonLd).toHaveProperty('hasVariant.1', {
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
        hasMerchantReturnPolicy: getReturnPolicy('RU'),
      },
    })
  })

  it('[product.page] has prices in tenge and returns in Kazakhstan on a Kazakh page', () => {
    const kazakhSeller = { ...seller, currency: 'KZT', country: 'KZ' } as const
    const jsonLd = buildProductJsonLd(
      product(offer(1, 'лён'), offer(2, 'велюр')),
      null,
      kazakhSeller,
    )
    const expectedOffer = { priceCurrency: 'KZT', hasMerchantReturnPolicy: getReturnPolicy('KZ') }
    expect(jsonLd).toMatchObject({
      hasVariant: [{ offers: expectedOffer }, { offers: expectedOffer }],
    })
  })

  it('[product.page] gives the availability of each variant in the region', () => {
    const jsonLd = buildProductJsonLd(product(offer(1, 'лён'), offer(2, 'велюр')), null, seller)
    const getAvailabilityPath = (index: number) => `hasVariant.${index}.offers.availability`
    expect(jsonLd).toHaveProperty(getAvailabilityPath(0), 'https://schema.org/OutOfStock')
    expect(jsonLd).toHaveProperty(getAvailabilityPath(1), 'https://schema.org/InStock')
  })

  it('[region.hidden-manufacturer] omits the brand where manufacturers are hidden', () => {
    const shown = product(offer(1, 'лён'))
    expect(buildProductJsonLd(shown, null, seller)).toHaveProperty('brand.name', 'Светлица')
    const secret = { ...shown, vendor: { name: '', code: '' } }
    expect(buildProductJsonLd(secret, null, seller)).not.toHaveProperty('brand')
  })

  it('[product.page] is a plain product when there is one offer', () => {
    expect(buildProductJsonLd(product(offer(1, 'лён')), null, seller)).toMatchObject({
      '@type': 'Product',
      name: 'Диван',
      offers: { price: 100 },
    })
  })
})
