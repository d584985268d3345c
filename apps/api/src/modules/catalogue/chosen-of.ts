import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getProducts } from '@svetlitsa/api-client/contract/catalogue'
import type { Context } from '../../platform/context.ts'
import { regionDataOf } from '../region/region-data-of.ts'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import type { Choice } from './list-query.ts'

type Chosen = AnswerOf<typeof getProducts>['chosen']

/** What was understood of the choices that no filter of the answer shows. */
export function chosenOf(
  choices: readonly Choice[],
  { region, language, services: { regions } }: Pick<Context, 'region' | 'language' | 'services'>,
  { stores }: CatalogueSnapshot,
): Chosen {
  const places = choices.find((choice) => choice.of === 'places')
  const available = choices.find((choice) => choice.of === 'available')
  const where = available && (available.regionId ? regions.find(available.regionId) : region)
  return {
    stores: stores
      .filter(({ id }) => places?.placeIds.includes(id))
      .map(({ id, name }) => ({ id, value: name })),
    available: where ? { region: where.code, value: regionDataOf(where, language).nameIn } : null,
  }
}
