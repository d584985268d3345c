import { productListTexts } from '@svetlitsa/i18n/product-list/product-list-texts'
import type { Language } from '../../platform/context/context.ts'
import { type ListQuery, listSorts } from './list-query.ts'

/**
 * The sort options of a list of the given length; search results begin with sorting by relevance.
 */
export function listSortOptions(
  { scope, sort }: Pick<ListQuery, 'scope' | 'sort'>,
  language: Language,
  availability: number,
) {
  const { relevant, ...sorts } = productListTexts[language].sorts
  return listSorts.map((id) => ({
    id,
    value: id === 'popular' && scope.found ? relevant : sorts[id],
    checked: id === sort,
    availability,
  }))
}
