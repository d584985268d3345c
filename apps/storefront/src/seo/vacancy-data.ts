import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getVacancy } from '@svetlitsa/api-client/contract/vacancy'

/** A vacancy as search engines read it (schema.org JobPosting). */
export function vacancyData(
  vacancy: AnswerOf<typeof getVacancy>['vacancy'],
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
