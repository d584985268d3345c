import * as z from 'zod'
import type { AddressSuggester } from './address-suggester.ts'

const TIMEOUT_MS = 2_000
const coordinate = z.string().nullable()
const answer = z.object({
  suggestions: z.array(
    z.object({ value: z.string(), data: z.object({ geo_lat: coordinate, geo_lon: coordinate }) }),
  ),
})

/** Suggests addresses by the published DaData API; those without coordinates are left out. */
export function createDadataAddressSuggester(options: {
  baseUrl: string
  token: string
}): AddressSuggester {
  return {
    async find(query, region) {
      const reply = await fetch(`${options.baseUrl}/suggest/address`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          authorization: `Token ${options.token}`,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify({ query, count: 7, locations: [{ region: region.federalUnit }] }),
      })
      if (!reply.ok) throw new Error(`DaData responded with ${reply.status}`)
      const { suggestions } = answer.parse(await reply.json())
      return suggestions.flatMap(({ value, data }) =>
        data.geo_lat && data.geo_lon
          ? [{ value, lat: Number(data.geo_lat), lon: Number(data.geo_lon) }]
          : [],
      )
    },
  }
}
