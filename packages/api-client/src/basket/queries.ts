import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CallInput } from '../call/call.ts'
import { shellKeys } from '../shell/queries.ts'
import { basketKeys, getBasketQueryOptions, resetBasket } from './basket-cache.ts'
import { watchBasket } from './basket-channel.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'
import { type Changed, useBasketWrite } from './use-basket-write.ts'

export type { Basket, BasketItem } from './basket-cache.ts'

export function useBasket() {
  return useQuery(getBasketQueryOptions())
}

/** Refetches the counts of the header, and a shown basket, when another tab changed the basket. */
export function useBasketOfOtherTabs(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      watchBasket((version) => {
        void client.invalidateQueries({ queryKey: shellKeys.state() })
        const basket = client.getQueryData(getBasketQueryOptions().queryKey)
        if (basket && basket.version !== version)
          void client.invalidateQueries({ queryKey: basketKeys.all })
      }),
    [client],
  )
}

/** Returns what ends the display of the basket after an order; the header keeps its count. */
export function useResetBasket(): () => void {
  const client = useQueryClient()
  return () => resetBasket(client)
}

/**
 * Changes lines. The response includes any quantity the server corrected (basket.quantity).
 */
export function useModifyBasket(onChanged?: Changed) {
  return useBasketWrite(
    (lines: CallInput<typeof contract.modifyBasket>, options) => api.modifyBasket(lines, options),
    onChanged,
  )
}

export function useAddToBasket(onChanged?: Changed) {
  return useBasketWrite(
    (input: CallInput<typeof contract.addToBasket>, options) => api.addToBasket(input, options),
    onChanged,
  )
}

export function useClearBasket(onChanged?: Changed) {
  return useBasketWrite((_: undefined, options) => api.clearBasket({}, options), onChanged)
}

/** Brings back what the last clear removed. */
export function useUndoClear(onChanged?: Changed) {
  return useBasketWrite((_: undefined, options) => api.undoClear({}, options), onChanged)
}
