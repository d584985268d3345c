import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type PriceTag = CallAnswer<typeof contract.getMultipleTags>['tags'][number]
export type TagOffer = CallAnswer<typeof contract.searchTagProducts>['offers'][number]
export type PriceFilter = CallAnswer<typeof contract.searchTagProducts>['filters'][number]
export type TagSearch = CallInput<typeof contract.searchTagProducts>
type TagDays = { validFrom: string; validTo: string }

export const pricePrintKeys = {
  all: ['price-print'] as const,
  staff: (storeId?: number) => [...pricePrintKeys.all, 'staff', storeId] as const,
  search: (input: TagSearch) => [...pricePrintKeys.all, 'search', input] as const,
  tags: (input: object) => [...pricePrintKeys.all, 'tags', input] as const,
  services: (storeId?: number) => [...pricePrintKeys.all, 'services', storeId] as const,
}

/** Who prints and for which store. */
export function usePrintStaff(storeId: number | undefined) {
  return useQuery({
    queryKey: pricePrintKeys.staff(storeId),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getPrintStaff({ storeId }, { signal })),
  })
}

/** Goods for price tags, while the seller types and filters. */
export function useTagSearch(input: TagSearch) {
  return useQuery({
    queryKey: pricePrintKeys.search(input),
    queryFn: async ({ signal }) => unwrapAnswer(await api.searchTagProducts(input, { signal })),
    placeholderData: keepPreviousData,
  })
}

/** Reads what a search finds, for whoever does not wait until it is shown. */
export function useReadTagSearch() {
  const client = useQueryClient()
  return (input: TagSearch) =>
    client.fetchQuery({
      queryKey: pricePrintKeys.search(input),
      queryFn: async ({ signal }) => unwrapAnswer(await api.searchTagProducts(input, { signal })),
      staleTime: 30_000,
    })
}

/** The tags of the chosen goods as they would be printed now, with the days where there are any. */
export function usePreviewTags(input: {
  storeId: number | undefined
  offerIds: number[]
  days: TagDays | null
}) {
  const { storeId, offerIds, days } = input
  return useQuery({
    queryKey: pricePrintKeys.tags(input),
    enabled: offerIds.length > 0,
    queryFn: async ({ signal }) =>
      days
        ? unwrapAnswer(await api.getMultiDateTags({ storeId, offerIds, ...days }, { signal }))
        : unwrapAnswer(await api.getMultipleTags({ storeId, offerIds }, { signal })),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** The services of the store's region, as tags. */
export function useServiceTags(storeId: number | undefined) {
  return useQuery({
    queryKey: pricePrintKeys.services(storeId),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getServiceTags({ storeId }, { signal })),
  })
}

export function useFindTagByBarcode() {
  return useMutation({
    mutationFn: async (input: CallInput<typeof contract.findTagByBarcode>) =>
      unwrapAnswer(await api.findTagByBarcode(input)),
  })
}

export function useNameTag() {
  return useMutation({
    mutationFn: async (input: CallInput<typeof contract.getNameTag>) =>
      unwrapAnswer(await api.getNameTag(input)),
  })
}

export function usePriceOffer() {
  return useMutation({
    mutationFn: async (input: CallInput<typeof contract.getPriceOffer>) =>
      unwrapAnswer(await api.getPriceOffer(input)),
  })
}

export function useTagFeedback() {
  return useMutation({
    mutationFn: async ({
      key,
      ...input
    }: CallInput<typeof contract.sendTagFeedback> & { key: string }) =>
      unwrapAnswer(await api.sendTagFeedback(input, { idempotencyKey: key })),
  })
}
