import {
  type ListChoice,
  parseListChoice,
} from '../../../../../features/product-list/choice/list-choice.ts'
import {
  getAppliedChoice,
  type ListResult,
} from '../../../../../features/product-list/choice/list-filter.ts'
import type { ListScope } from '../../../../../features/product-list/choice/list-scope.ts'
import { loadList } from '../../../../../features/product-list/page/load-list.ts'
import { loadSearch, type SearchResponse } from '../../../../../features/search/load-search.ts'
import {
  buildSearchPath,
  parseSearch,
  type SearchParams,
  type SearchQuery,
} from '../../../../../features/search/parse-search.ts'
import type { PageContext } from '../../../../../page-context/page-context.ts'

export type SearchResults = {
  /** What is searched for; empty where nothing is. */
  searchQuery: SearchQuery
  response: SearchResponse | null
  listResult: ListResult | null
}

/**
 * Loads the results of a search. There are some for whatever was typed: a section that is not
 * there does not limit them, and a page past the last is the first (search.results).
 */
export async function loadResults(
  context: PageContext,
  search: SearchParams,
): Promise<SearchResults> {
  const asked = parseSearch(search)
  if (asked.query === '') return { searchQuery: asked, response: null, listResult: null }
  const parsed = parseListChoice(search)
  const choice = { ...parsed, page: asked.page ?? parsed.page }
  const [response, found] = await Promise.all([
    loadSearch(context, asked),
    loadFound(context, asked, choice),
  ])
  if (!response || !found) return { searchQuery: asked, response: null, listResult: null }
  return { ...found, response }
}

async function loadFound(context: PageContext, asked: SearchQuery, choice: ListChoice) {
  const first = { ...choice, page: 1 }
  return (
    (await loadFoundList(context, asked, choice)) ??
    (await loadFoundList(context, asked, first)) ??
    (await loadFoundList(context, { ...asked, section: null }, first))
  )
}

async function loadFoundList(context: PageContext, searchQuery: SearchQuery, choice: ListChoice) {
  const { query, section, unticked } = searchQuery
  const scope: ListScope = {
    searchText: query,
    ...(section ? { section } : {}),
    ...(unticked.length > 0 ? { unticked } : {}),
  }
  const list = await loadList(context, { scope, choice })
  if (!list) return null
  const applied = getAppliedChoice(choice, list)
  const listResult = { scope, path: buildSearchPath(searchQuery), choice: applied, list }
  return { searchQuery, listResult }
}
