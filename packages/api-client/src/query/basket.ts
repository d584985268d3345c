import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '../api/basket.ts'
import { answerOf } from '../client/answer-of.ts'
import type * as contract from '../contract/basket.ts'
import type { AnswerOf, InputOf } from '../contract/call.ts'
import { shellKeys } from './shell.ts'

export type Basket = AnswerOf<typeof contract.getFullBasket>['basket']
export type BasketItem = Basket['items'][number]

export const basketKeys = { all: ['basket'] as const, full: () => ['basket', 'full'] as const }

/** The basket as it stands now; every change answers with the whole of it. */
export function basketOptions() {
  return queryOptions({
    queryKey: basketKeys.full(),
    queryFn: async ({ signal }) => answerOf(await api.getFullBasket({}, { signal })).basket,
  })
}

export function useBasket() {
  return useQuery(basketOptions())
}

/** Told of the basket before and after each change, in their order. */
type Changed = (before: Basket | undefined, after: Basket) => void

/**
 * Changes of lines go one after another, so that the last click wins; what the server answers
 * replaces the basket, with what it changed of the wish (account §5).
 */
export function useModifyBasket(onChanged?: Changed) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: async (lines: InputOf<typeof contract.modifyBasket>) =>
      answerOf(await api.modifyBasket(lines)),
    onSuccess: ({ basket }) => {
      onChanged?.(client.getQueryData(basketOptions().queryKey), basket)
      client.setQueryData(basketOptions().queryKey, basket)
      void client.invalidateQueries({ queryKey: shellKeys.state() })
    },
  })
}

export function useAddToBasket(onChanged?: Changed) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: async (input: InputOf<typeof contract.addToBasket>) =>
      answerOf(await api.addToBasket(input)),
    onSuccess: ({ basket }) => {
      onChanged?.(client.getQueryData(basketOptions().queryKey), basket)
      client.setQueryData(basketOptions().queryKey, basket)
      void client.invalidateQueries({ queryKey: shellKeys.state() })
    },
  })
}

export function useSetCoupon() {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: async (input: InputOf<typeof contract.setCoupon>) =>
      answerOf(await api.setCoupon(input)),
    onSuccess: ({ basket }) => client.setQueryData(basketOptions().queryKey, basket),
  })
}
