import type { BasketChange } from '@svetlitsa/domain/basket/list-basket-changes'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { shellKeys } from '../shell/queries.ts'
import { announceBasket } from './basket-channel.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type Basket = CallAnswer<typeof contract.getFullBasket>['basket']
export type BasketItem = Basket['items'][number]

export const basketKeys = { all: ['basket'] as const, full: () => ['basket', 'full'] as const }

const changedKey = ['basket-changed'] as const
const conflictKey = ['basket-conflict'] as const

/** The current basket. Every change returns the complete basket. */
export function getBasketQueryOptions() {
  return queryOptions({
    queryKey: basketKeys.full(),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getFullBasket({}, { signal })).basket,
  })
}

/** The header that names the basket a write acts on; every write of the basket sends it. */
export function getVersionOptions(client: QueryClient): { headers?: Record<string, string> } {
  const basket = client.getQueryData(getBasketQueryOptions().queryKey)
  return basket ? { headers: { 'basket-version': String(basket.version) } } : {}
}

/** Stores the basket as a write answered it, and tells the header and the other tabs. */
export function storeBasket(client: QueryClient, basket: Basket): void {
  client.setQueryData(getBasketQueryOptions().queryKey, basket)
  client.setQueryData(changedKey, true)
  void client.invalidateQueries({ queryKey: shellKeys.state() })
  announceBasket(basket.version)
}

/** After an order: what was shown of the basket is gone; only its count in the header stays. */
export function resetBasket(client: QueryClient): void {
  client.removeQueries({ queryKey: basketKeys.all })
  client.setQueryData(changedKey, false)
  client.setQueryData(conflictKey, null)
}

/** `basketChanged`: set by every edit, cleared once the delivery of the basket is loaded. */
export function useBasketChanged(): boolean {
  return useClientState(changedKey, false)
}

export function clearBasketChanged(client: QueryClient): void {
  client.setQueryData(changedKey, false)
}

/** What another tab or device had changed before the last write, which was therefore not done. */
export function useBasketConflict(): readonly BasketChange[] | null {
  return useClientState<readonly BasketChange[] | null>(conflictKey, null)
}

export function setBasketConflict(
  client: QueryClient,
  conflict: readonly BasketChange[] | null,
): void {
  client.setQueryData(conflictKey, conflict)
}

/** A value that writes leave in the query cache and no call loads. */
function useClientState<Value>(queryKey: readonly string[], initialData: Value): Value {
  const { data } = useQuery({
    queryKey,
    queryFn: (): Value => initialData,
    enabled: false,
    initialData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data as Value
}
