import type { ProductDetails, ProductPageParts } from './load-product-page.ts'

/** The seller on this page, and the offers available in the region. */
type Seller = {
  origin: URL
  currency: string
  country: 'RU' | 'KZ'
  inStock: readonly number[]
}
type Offer = ProductDetails['offers'][number]

const schema = 'https://schema.org'
const maxReviews = 5
/** The return period promised beside the price. */
const returnDays = 14

/**
 * Builds the product's structured data: a ProductGroup whose variants are finishes and sizes, each
 * a Product with its own Offer and address; a plain Product when there is one offer.
 */
export function buildProductJsonLd(
  product: ProductDetails,
  reviews: ProductPageParts['reviews'] | null,
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
      review: (reviews?.reviews ?? []).slice(0, maxReviews).map(buildReview),
    }),
  }
  if (offers.length === 1 && only) return { ...buildVariant(only, product, seller), ...common }
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: product.guid,
    ...buildImage(product.images.detail.medium, seller.origin),
    variesBy: listVariesBy(offers),
    hasVariant: offers.map((offer) => buildVariant(offer, product, seller)),
  }
}

function buildVariant(offer: Offer, { name, url }: ProductDetails, seller: Seller) {
  const { origin, currency, country, inStock } = seller
  const address = new URL(`${url}?offer_id=${offer.id}`, origin).href
  return {
    '@type': 'Product',
    name: [name, offer.size, offer.finish].filter(Boolean).join(', '),
    sku: offer.article,
    url: address,
    ...(offer.finish && { color: offer.finish }),
    ...(offer.size && { size: offer.size }),
    ...buildImage(offer.images.detail.medium, origin),
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

function buildImage(picture: { src: string } | null, origin: URL) {
  return picture ? { image: new URL(`/media/f_jpeg,w_1200/${picture.src}`, origin).href } : {}
}

function listVariesBy(offers: readonly Offer[]): string[] {
  const hasDifferent = (getValue: (offer: Offer) => string) =>
    new Set(offers.map(getValue)).size > 1
  return [
    ...(hasDifferent(({ finish }) => finish) ? [`${schema}/color`] : []),
    ...(hasDifferent(({ size }) => size) ? [`${schema}/size`] : []),
  ]
}

function buildReview({
  author,
  date,
  score,
  comment,
}: ProductPageParts['reviews']['reviews'][number]) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: date,
    reviewBody: comment,
    reviewRating: { '@type': 'Rating', ratingValue: score, bestRating: 5 },
  }
}
