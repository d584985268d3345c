import type { ProductOfPage } from './load-product.ts'

type Seller = { origin: URL; currency: string }

/** The product as search engines read it (schema.org Product with its offers). */
export function productJsonLd(product: ProductOfPage, { origin, currency }: Seller) {
  const prices = product.offers.map(({ price }) => price.new)
  const picture = product.images.detail.medium
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description || product.seo.description,
    url: new URL(product.url, origin).href,
    sku: product.offers[0]?.article,
    brand: { '@type': 'Brand', name: product.vendor.name },
    ...(picture && {
      image: new URL(`/media/f_jpeg,w_1200/${picture.src}`, origin).href,
    }),
    ...(product.rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.score,
        reviewCount: product.rating.count,
      },
    }),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: currency,
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      availability: product.isForbidden
        ? 'https://schema.org/OutOfStock'
        : 'https://schema.org/InStock',
    },
  }
}
