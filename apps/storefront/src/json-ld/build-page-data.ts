import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getVacancy } from '@svetlitsa/api-client/vacancy/contract'

/** Builds the structured data of an article (schema.org NewsArticle). */
export function buildArticleData(
  article: { name: string; text: string; publishedAt: string; imgUrl: string; url: string },
  origin: URL,
  brand: string,
): Record<string, unknown> {
  return {
    '@type': 'NewsArticle',
    headline: article.name,
    description: article.text,
    datePublished: article.publishedAt,
    mainEntityOfPage: new URL(article.url, origin).href,
    author: { '@type': 'Organization', name: brand },
    publisher: { '@type': 'Organization', name: brand },
    ...(article.imgUrl
      ? { image: [new URL(`/media/f_jpeg,w_1200/${article.imgUrl}`, origin).href] }
      : {}),
  }
}

/** Builds the structured data of the shop's rating (schema.org AggregateRating). */
export function buildShopScoreData(
  { score, count }: { score: number; count: number },
  brand: string,
): Record<string, unknown> {
  return {
    '@type': 'FurnitureStore',
    name: brand,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: score,
      reviewCount: count,
      bestRating: 5,
    },
  }
}

interface Store {
  name: string
  address: string
  phone: string
  place: { lat: number; lon: number }
}

/** Builds the structured data of a store (schema.org FurnitureStore). */
export function buildStoreData(
  { name, address, phone, place }: Store,
  city: string,
): Record<string, unknown> {
  return {
    '@type': 'FurnitureStore',
    name,
    telephone: phone,
    address: { '@type': 'PostalAddress', addressLocality: city, streetAddress: address },
    geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lon },
  }
}

/** Builds the structured data of a vacancy (schema.org JobPosting). */
export function buildVacancyData(
  vacancy: CallAnswer<typeof getVacancy>['vacancy'],
  brand: string,
  country: 'RU' | 'KZ',
): Record<string, unknown> {
  const { name, text, duties, place, salaryFrom, salaryTo, currencyCode, publishedAt } = vacancy
  return {
    '@type': 'JobPosting',
    title: name,
    description: [text, ...duties].join('. '),
    datePosted: publishedAt.slice(0, 10),
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: brand },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: country },
    },
    ...(salaryFrom === null
      ? {}
      : {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: currencyCode,
            value: {
              '@type': 'QuantitativeValue',
              minValue: salaryFrom,
              ...(salaryTo === null ? {} : { maxValue: salaryTo }),
              unitText: 'MONTH',
            },
          },
        }),
  }
}
