import type { CallInput } from '@svetlitsa/api-client/call/call'
import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getProducts } from '@svetlitsa/api-client/catalogue/client'
import type * as contract from '@svetlitsa/api-client/catalogue/contract'
import type { Card } from '@svetlitsa/domain/card/card'

export type ProductsQuery = Pick<
  CallInput<typeof contract.getProducts>,
  'section' | 'params' | 'meta'
>

// A Map in the order of insertion: lru-cache is 6 KB of script for one list of sixty.
const cache = new Map<string, Promise<readonly Card[]>>()
const maxCached = 60

/**
 * Loads the given number of pages below the server-rendered one; each is requested once per visit.
 */
export function loadPages(
  query: ProductsQuery,
  page: number,
  count: number,
): Promise<(readonly Card[])[]> {
  const pageNumbers = Array.from({ length: count }, (_, index) => page + index + 1)
  return Promise.all(
    pageNumbers.map((pageNumber) =>
      loadPage({ ...query, meta: { ...query.meta, page: pageNumber } }),
    ),
  )
}

function loadPage(query: ProductsQuery): Promise<readonly Card[]> {
  const key = JSON.stringify(query)
  const cached = cache.get(key)
  if (cached) return cached
  const loading = getProducts({ ...query, additional: false }).then(
    (outcome) => unwrapAnswer(outcome).elements,
  )
  cache.set(key, loading)
  loading.catch(() => cache.delete(key))
  const [oldest] = cache.keys()
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest)
  return loading
}
