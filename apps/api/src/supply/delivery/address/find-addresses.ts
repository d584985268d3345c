import type { Coordinates } from '@svetlitsa/domain/delivery/coordinates'
import type { Context } from '../../../platform/context/context.ts'
import type { Region } from '../../../shop/region/region-directory.ts'
import { askProvider } from '../../../shop/suggestion/ask-provider.ts'
import { getDadataAccess } from '../../../shop/suggestion/post-to-dadata.ts'
import type { AddressSuggester, FoundAddress } from './address-suggester.ts'
import { createDadataAddressSuggester } from './dadata-address-suggester.ts'
import { embeddedAddressSuggester } from './embedded-address-suggester.ts'

type AddressContext = Pick<Context, 'services'>

/** Addresses that complete the typed text; null while the provider is away. */
export function findAddresses(
  { services }: AddressContext,
  query: string,
  region: Region,
): Promise<FoundAddress[] | null> {
  const key = `address:${region.id}:${query.trim().toLowerCase()}`
  return askProvider(services, key, () => getSuggester(services).find(query, region))
}

/** The address at a place; null where none is known and while the provider is away. */
export function findAddressAt(
  { services }: AddressContext,
  place: Coordinates,
  region: Region,
): Promise<FoundAddress | null> {
  // Four decimals are about ten metres: a second click on the same house is answered by the cache.
  const key = `address-at:${region.id}:${place.lat.toFixed(4)}:${place.lon.toFixed(4)}`
  return askProvider(services, key, () => getSuggester(services).findAt(place, region))
}

function getSuggester({ env }: AddressContext['services']): AddressSuggester {
  const access = getDadataAccess(env)
  return access ? createDadataAddressSuggester(access) : embeddedAddressSuggester
}
