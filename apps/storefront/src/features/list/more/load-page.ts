import { getProducts } from '@svetlitsa/api-client/api/catalogue'
import { answerOf } from '@svetlitsa/api-client/client/answer-of'
import type { InputOf } from '@svetlitsa/api-client/contract/call'
import type * as contract from '@svetlitsa/api-client/contract/catalogue'
import type { ProductOfCall } from '@svetlitsa/shell/card/product-of-call'

export type ProductsAsked = Pick<
  InputOf<typeof contract.getProducts>,
  'section' | 'params' | 'meta'
>

const kept = new Map<string, Promise<readonly ProductOfCall[]>>()
const mostKept = 60

/** So many pages of a list below the one that was drawn; each is asked for once a visit. */
export function loadPages(
  asked: ProductsAsked,
  page: number,
  count: number,
): Promise<(readonly ProductOfCall[])[]> {
  const below = Array.from({ length: count }, (_, at) => page + at + 1)
  return Promise.all(below.map((one) => loadPage({ ...asked, meta: { ...asked.meta, page: one } })))
}

function loadPage(asked: ProductsAsked): Promise<readonly ProductOfCall[]> {
  const key = JSON.stringify(asked)
  const known = kept.get(key)
  if (known) return known
  const loading = getProducts({ ...asked, additional: false }).then(
    (outcome) => answerOf(outcome).elements,
  )
  kept.set(key, loading)
  loading.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return loading
}
