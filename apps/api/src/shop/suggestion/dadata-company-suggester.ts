import * as z from 'zod'
import { type CompanySuggester, MAX_SUGGESTIONS } from './company-suggester.ts'
import { type DadataAccess, postToDadata } from './post-to-dadata.ts'

const address = z.object({ value: z.string() }).nullish()
const parties = z.object({
  suggestions: z.array(
    z.object({
      value: z.string(),
      data: z.object({
        inn: z.string(),
        kpp: z.string().nullish(),
        ogrn: z.string().nullish(),
        address,
      }),
    }),
  ),
})
const banks = z.object({
  suggestions: z.array(
    z.object({
      value: z.string(),
      data: z.object({
        bic: z.string().nullish(),
        correspondent_account: z.string().nullish(),
        address,
      }),
    }),
  ),
})

/**
 * Companies and banks by DaData, in the shapes of https://dadata.ru/api/suggest/party/ and
 * https://dadata.ru/api/suggest/bank/ as published in November 2026. Only active ones are asked
 * for: a bill to a closed company cannot be paid.
 */
export function createDadataCompanySuggester(access: DadataAccess): CompanySuggester {
  const post = (method: string, query: string) =>
    postToDadata(access, method, { query, count: MAX_SUGGESTIONS, status: ['ACTIVE'] })
  return {
    async findParties(query) {
      const { suggestions } = parties.parse(await post('suggest/party', query))
      return suggestions.map(({ value, data }) => ({
        value,
        inn: data.inn,
        kpp: data.kpp ?? null,
        ogrn: data.ogrn ?? '',
        address: data.address?.value ?? '',
      }))
    },
    async findBanks(query) {
      const { suggestions } = banks.parse(await post('suggest/bank', query))
      return suggestions.flatMap(({ value, data }) =>
        data.bic
          ? [
              {
                value,
                bic: data.bic,
                correspondentAccount: data.correspondent_account ?? null,
                address: data.address?.value ?? '',
              },
            ]
          : [],
      )
    },
  }
}
