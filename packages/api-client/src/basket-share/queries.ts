import { useMutation, useQuery } from '@tanstack/react-query'
import { getFullBasket } from '../basket/client.ts'
import { type Changed, useBasketWrite } from '../basket/use-basket-write.ts'
import type { CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

/**
 * Saves the basket for others and returns the path of its page. The token is read at once, because a
 * login in another tab changes it.
 */
export function useSaveBasket() {
  return useMutation({
    mutationFn: async () => {
      const { sessid } = unwrapAnswer(await getFullBasket({}))
      return unwrapAnswer(await api.saveBasket({ sessid: sessid ?? '' })).url
    },
  })
}

/** The basket behind a link; null when there is none. */
export function useSharedBasket(code: string) {
  return useQuery({
    queryKey: ['basket-share', code],
    queryFn: async ({ signal }) => {
      const outcome = await api.getSharedBasket({ code }, { signal })
      if (!outcome.ok && outcome.reason === 'not_found') return null
      return unwrapAnswer(outcome).basket
    },
  })
}

/** Puts a shared basket into the own one. The key is kept by the caller for retries of one click. */
export function useTakeSharedBasket(onChanged?: Changed) {
  return useBasketWrite(
    ({ key, ...input }: CallInput<typeof contract.takeSharedBasket> & { key: string }, options) =>
      api.takeSharedBasket(input, { ...options, idempotencyKey: key }),
    onChanged,
  )
}

/** Sends a customer the link of a basket that staff have put together. */
export function useSendBasketLink() {
  return useMutation({
    mutationFn: ({ key, ...input }: CallInput<typeof contract.sendBasketLink> & { key: string }) =>
      api.sendBasketLink(input, { idempotencyKey: key }),
  })
}
