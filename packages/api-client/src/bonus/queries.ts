import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getBasketQueryOptions, getVersionOptions, storeBasket } from '../basket/basket-cache.ts'
import type { Outcome } from '../call/bind-call.ts'
import type { AnyCall, CallAnswer, CallInput } from '../call/call.ts'
import { CallError } from '../call/call-error.ts'
import { checkoutKeys } from '../checkout/checkout-cache.ts'
import { sessionKeys } from '../session/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type BonusInfo = CallAnswer<typeof contract.getBonusInfo>
export type BonusOperation = CallAnswer<typeof contract.getLastOperations>['operations'][number]

const bonusKeys = {
  info: () => ['bonus', 'info'] as const,
  operations: (page: number) => ['bonus', 'operations', page] as const,
}

/** The customer's bonuses; null once they are cleared. */
export function useBonusInfo() {
  return useQuery({
    queryKey: bonusKeys.info(),
    queryFn: ({ signal }) => readOrClear(() => api.getBonusInfo({}, { signal })),
  })
}

/** What happened to the bonuses, last first; null once they are cleared. */
export function useBonusOperations(page: number) {
  return useQuery({
    queryKey: bonusKeys.operations(page),
    queryFn: ({ signal }) => readOrClear(() => api.getLastOperations({ page }, { signal })),
    placeholderData: (previous) => previous,
  })
}

/** 409 and 403 clear the bonuses that were shown (lk.bonus); any other failure can be retried. */
async function readOrClear<C extends AnyCall>(
  ask: () => Promise<Outcome<C>>,
): Promise<CallAnswer<C> | null> {
  try {
    const outcome = await ask()
    return outcome.ok ? outcome.answer : null
  } catch (error) {
    if (error instanceof CallError && (error.status === 403 || error.status === 409)) return null
    throw error
  }
}

/** Asks for the bonuses of a number when the shopper wants to know, because askings are limited. */
export function useCheckBonusBalance() {
  return useMutation({ mutationFn: (phone: string) => api.getBonusBalance({ phone }) })
}

export function useSendBonusCode() {
  return useMutation({ mutationFn: (phone: string) => api.sendSmsCode({ phone }) })
}

/** Confirms the number for the session, which gets another token and may see more of the basket. */
export function useCheckBonusCode() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.checkSmsCode>) => api.checkSmsCode(input),
    onSuccess: async (outcome) => {
      if (!outcome.ok || !outcome.answer.bonusInfo) return
      void client.invalidateQueries({ queryKey: sessionKeys.userData() })
      void client.invalidateQueries({ queryKey: checkoutKeys.all })
      await client.invalidateQueries(getBasketQueryOptions())
    },
  })
}

/**
 * Spends bonuses on the basket as it is displayed. Runs in the basket's mutation scope, because it
 * changes the basket too; a refusal brings the basket as it is now.
 */
export function useSetBonus() {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: (bonusSum: number) => api.setBonus({ bonusSum }, getVersionOptions(client)),
    onSuccess: (outcome) => {
      const basket = outcome.ok ? outcome.answer.basket : outcome.details.basket
      if (basket) storeBasket(client, basket)
    },
  })
}
