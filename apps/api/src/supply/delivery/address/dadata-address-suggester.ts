import * as z from 'zod'
import { type DadataAccess, postToDadata } from '../../../shop/suggestion/post-to-dadata.ts'
import { type AddressSuggester, type FoundAddress, MAX_SUGGESTIONS } from './address-suggester.ts'

/** A click on a map names the house within this distance. */
const RADIUS_METRES = 200
const coordinate = z.string().nullable()
const answer = z.object({
  suggestions: z.array(
    z.object({ value: z.string(), data: z.object({ geo_lat: coordinate, geo_lon: coordinate }) }),
  ),
})

/**
 * Addresses by DaData, in the shapes of https://dadata.ru/api/suggest/address/ and
 * https://dadata.ru/api/geolocate/ as published in November 2026. Those without
 * coordinates are left out.
 */
export function createDadataAddressSuggester(access: DadataAccess): AddressSuggester {
  const post = async (method: string, body: object) =>
    toFoundAddresses(answer.parse(await postToDadata(access, method, body)))
  return {
    find: (query, region) =>
      post('suggest/address', {
        query,
        count: MAX_SUGGESTIONS,
        locations: [
          region.kz
            ? { country_iso_code: 'KZ', region: region.federalUnit }
            : { region: region.federalUnit },
        ],
      }),
    async findAt({ lat, lon }) {
      const [found] = await post('geolocate/address', {
        lat,
        lon,
        count: 1,
        radius_meters: RADIUS_METRES,
      })
      // The lorry goes to the place that was chosen, not to the middle of the house.
      return found ? { value: found.value, lat, lon } : null
    },
  }
}

function toFoundAddresses({ suggestions }: z.output<typeof answer>): FoundAddress[] {
  return suggestions.flatMap(({ value, data }) =>
    data.geo_lat && data.geo_lon
      ? [{ value, lat: Number(data.geo_lat), lon: Number(data.geo_lon) }]
      : [],
  )
}
