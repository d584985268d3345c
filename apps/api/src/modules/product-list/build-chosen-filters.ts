import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getProducts } from '@svetlitsa/api-client/catalogue/contract'
import type { Context } from '../../platform/context/context.ts'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.queries.ts'
import { toRegionData } from '../region/to-region-data.ts'
import type { Choice } from './list-query.ts'

type ChosenFilters = CallAnswer<typeof getProducts>['chosen']

/** Returns the resolved choices that none of the returned filters shows. */
export function buildChosenFilters(
  choices: readonly Choice[],
  { region, language, services: { regions } }: Pick<Context, 'region' | 'language' | 'services'>,
  { stores }: CatalogueSnapshot,
): ChosenFilters {
  const places = choices.find((choice) => choice.type === 'places')
  const available = choices.find((choice) => choice.type === 'available')
  const availableRegion =
    available && (available.regionId ? regions.find(available.regionId) : region)
  return {
    stores: stores
      .filter(({ id }) => places?.placeIds.includes(id))
      .map(({ id, name }) => ({ id, value: name })),
    available: availableRegion
      ? { region: availableRegion.code, value: toRegionData(availableRegion, language).nameIn }
      : null,
  }
}
