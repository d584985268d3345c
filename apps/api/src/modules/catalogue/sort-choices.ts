import { listingTexts } from '@svetlitsa/i18n/listing-texts'
import type { Language } from '../../platform/context.ts'
import { type ListQuery, listSorts } from './list-query.ts'

/** The orders of a list of so many products; what a search found begins with what fits best. */
export function sortChoices(
  { scope, sort }: Pick<ListQuery, 'scope' | 'sort'>,
  language: Language,
  availability: number,
) {
  const { relevant, ...sorts } = listingTexts[language].sorts
  return listSorts.map((id) => ({
    id,
    value: id === 'popular' && scope.found ? relevant : sorts[id],
    checked: id === sort,
    availability,
  }))
}
