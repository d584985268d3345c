import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getVacancy } from '@svetlitsa/api-client/vacancy/contract'

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
