import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { type ShellState, useShellSelector } from '../shell/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type PartnerDiscounts = CallAnswer<typeof contract.getPartnerDiscounts>
export type PartnerPriceList = CallAnswer<typeof contract.getPartnerPriceList>

const partnerKeys = {
  all: ['partner'] as const,
  discounts: () => [...partnerKeys.all, 'discounts'] as const,
  prices: (offerIds: readonly number[]) => [...partnerKeys.all, 'prices', offerIds] as const,
  list: (input: object) => [...partnerKeys.all, 'list', input] as const,
}

const selectIsPartner = ({ user }: ShellState) => user?.isPartner === true

/**
 * The partner's price of one offer; undefined for everybody else and where it is the price of
 * others. The offers of a list are asked for together.
 */
export function usePartnerPrice(offerId: number, offerIds: readonly number[] = [offerId]) {
  const isPartner = useShellSelector(selectIsPartner) === true
  const ids = offerIds.includes(offerId) ? offerIds.slice(0, 200) : [offerId]
  const { data } = useQuery({
    queryKey: partnerKeys.prices(ids),
    enabled: isPartner,
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getPartnerPrices({ offerIds: [...ids] }, { signal })).prices,
    staleTime: 60_000,
  })
  if (!isPartner) return undefined
  return data?.find((one) => one.offerId === offerId && one.isReduced)?.price
}

/** The table of discounts, for staff. */
export function usePartnerDiscounts() {
  return useQuery({
    queryKey: partnerKeys.discounts(),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getPartnerDiscounts({}, { signal })),
  })
}

export function useSavePartnerDiscount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      key,
      ...input
    }: CallInput<typeof contract.savePartnerDiscount> & { key: string }) =>
      api.savePartnerDiscount(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: partnerKeys.all }),
  })
}

/** A page of the price list of a section; not requested while nobody is known to be logged in. */
export function usePartnerPriceList(
  input: { sectionId: number; page: number },
  { isLoggedIn }: { isLoggedIn: boolean },
) {
  return useQuery({
    enabled: isLoggedIn,
    queryKey: partnerKeys.list(input),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getPartnerPriceList(input, { signal })),
  })
}
