import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { shellKeys } from '../shell/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type Basket = CallAnswer<typeof contract.getFullBasket>['basket']
export type BasketItem = Basket['items'][number]

export const basketKeys = { all: ['basket'] as const, full: () => ['basket', 'full'] as const }

/** The current basket. Every change returns the complete basket. */
export function getBasketQueryOptions() {
  return queryOptions({
    queryKey: basketKeys.full(),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getFullBasket({}, { signal })).basket,
  })
}

export function useBasket() {
  return useQuery(getBasketQueryOptions())
}

/** Called with the basket before and after each change, in order. */
type Changed = (before: Basket | undefined, after: Basket) => void

/**
 * Changes lines one after another, so that the last click wins. The response replaces the basket,
 * including any quantity the server corrected (basket.quantity).
 */
export function useModifyBasket(onChanged?: Changed) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: async (lines: CallInput<typeof contract.modifyBasket>) =>
      unwrapAnswer(await api.modifyBasket(lines)),
    onSuccess: ({ basket }) => {
      onChanged?.(client.getQueryData(getBasketQueryOptions().queryKey), basket)
      client.setQueryData(getBasketQueryOptions().queryKey, basket)
      void client.invalidateQueries({ queryKey: shellKeys.state() })
    },
  })
}

export function useAddToBasket(onChanged?: Changed) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: async (input: CallInput<typeof contract.addToBasket>) =>
      unwrapAnswer(await api.addToBasket(input)),
    onSuccess: ({ basket }) => {
      onChanged?.(client.getQueryData(getBasketQueryOptions().queryKey), basket)
      client.setQueryData(getBasketQueryOptions().queryKey, basket)
      void client.invalidateQueries({ queryKey: shellKeys.state() })
    },
  })
}
