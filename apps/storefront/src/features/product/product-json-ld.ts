import type { PartsOfPage, ProductOfPage } from './load-product.ts'

/** Who sells it on this page, and which of its offers there are in the region now. */
type Seller = {
  origin: URL
  currency: string
  country: 'RU' | 'KZ'
  inStock: readonly number[]
}
type Offer = ProductOfPage['offers'][number]

const schema = 'https://schema.org'
const mostReviews = 5
/** As the page promises beside the price. */
const returnDays = 14

/**
 * The product as search engines read it: a ProductGroup whose variants are its finishes and sizes,
 * each a Product with its own Offer and address; with one offer a plain Product.
 */
export function productJsonLd(
  product: ProductOfPage,
  reviews: PartsOfPage['reviews'] | null,
  seller: Seller,
) {
  const { offers, rating } = product
  const [only] = offers
  const common = {
    name: product.name,
    description: product.description || product.seo.description,
    url: new URL(product.url, seller.origin).href,
    ...(product.vendor.name && { brand: { '@type': 'Brand', name: product.vendor.name } }),
    ...(rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.score,
        reviewCount: rating.count,
        bestRating: 5,
      },
      review: (reviews?.reviews ?? []).slice(0, mostReviews).map(reviewLd),
    }),
  }
  if (offers.length === 1 && only) return { ...variantLd(only, product, seller), ...common }
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: product.guid,
    ...imageLd(product.images.detail.medium, seller.origin),
    variesBy: variesBy(offers),
    hasVariant: offers.map((offer) => variantLd(offer, product, seller)),
  }
}

function variantLd(offer: Offer, { name, url }: ProductOfPage, seller: Seller) {
  const { origin, currency, country, inStock } = seller
  const address = new URL(`${url}?offer_id=${offer.id}`, origin).href
  return {
    '@type': 'Product',
    name: [name, offer.size, offer.finish].filter(Boolean).join(', '),
    sku: offer.article,
    url: address,
    ...(offer.finish && { color: offer.finish }),
    ...(offer.size && { size: offer.size }),
    ...imageLd(offer.images.detail.medium, origin),
    offers: {
      '@type': 'Offer',
      url: address,
      price: offer.price.new,
      priceCurrency: currency,
      itemCondition: `${schema}/NewCondition`,
      availability: `${schema}/${inStock.includes(offer.id) ? 'InStock' : 'OutOfStock'}`,
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: country,
        returnPolicyCountry: country,
        returnPolicyCategory: `${schema}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: returnDays,
      },
    },
  }
}

function imageLd(picture: { src: string } | null, origin: URL) {
  return picture ? { image: new URL(`/media/f_jpeg,w_1200/${picture.src}`, origin).href } : {}
}

function variesBy(offers: readonly Offer[]): string[] {
  const differ = (of: (offer: Offer) => string) => new Set(offers.map(of)).size > 1
  return [
    ...(differ(({ finish }) => finish) ? [`${schema}/color`] : []),
    ...(differ(({ size }) => size) ? [`${schema}/size`] : []),
  ]
}

function reviewLd({ author, date, score, comment }: PartsOfPage['reviews']['reviews'][number]) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: date,
    reviewBody: comment,
    reviewRating: { '@type': 'Rating', ratingValue: score, bestRating: 5 },
  }
}
