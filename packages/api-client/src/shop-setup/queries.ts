import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type ShopSetupAnswer = CallAnswer<typeof contract.getShopSetup>
export type ShopSetupInput = CallInput<typeof contract.saveShopSetup>
export type ShopCity = ShopSetupAnswer['cities'][number]
export type SavedShopSetup = NonNullable<ShopSetupAnswer['setup']>

const setupKey = ['shop-setup'] as const

/** How the shop is set up, and the cities it can choose from. */
export function useShopSetup() {
  return useQuery({
    queryKey: setupKey,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getShopSetup({}, { signal })),
  })
}

/** Saves the setup; what is saved is then read again. */
export function useSaveShopSetup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, input }: { key: string; input: ShopSetupInput }) =>
      api.saveShopSetup(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: setupKey }),
  })
}
