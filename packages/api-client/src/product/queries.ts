import type { ComparedProduct } from '@svetlitsa/domain/compare/comparison'
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { CallOptions } from '../call/bind-call.ts'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { useQuerySelector } from '../query-observer/use-query-selector.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export const productKeys = {
  all: ['product'] as const,
  offers: (id: number) => [...productKeys.all, 'offers', id] as const,
  remains: (offerIds: readonly number[]) => [...productKeys.all, 'remains', offerIds] as const,
  details: (url: string, offerId: number) => [...productKeys.all, 'details', url, offerId] as const,
  additional: (id: number) => [...productKeys.all, 'additional', id] as const,
}

/**
 * Stock and delivery dates of offers in the shopper's region, added to lists after they are shown
 * (list.enrich). At most 200 offers, the limit of the call.
 */
export function getRemainsQueryOptions(offerIds: readonly number[]) {
  const batch = getOfferBatch(offerIds)
  const options = remainsOptionsCache.get(batch) ?? buildRemainsQueryOptions(batch)
  remainsOptionsCache.set(batch, options)
  return options
}

/** Caches the options by list, because dozens of cards use the same list of offers. */
const remainsOptionsCache = new WeakMap<
  readonly number[],
  ReturnType<typeof buildRemainsQueryOptions>
>()

function buildRemainsQueryOptions(batch: readonly number[]) {
  return queryOptions({
    queryKey: productKeys.remains(batch),
    queryFn: async ({ signal }) => {
      const { items } = unwrapAnswer(
        await api.getProductRemains({ offerIds: [...batch] }, { signal }),
      )
      return new Map(items.map((item) => [item.additional.offerId, item.additional]))
    },
    staleTime: 60_000,
    enabled: batch.length > 0,
  })
}

export function useRemains(offerIds: readonly number[]) {
  return useQuery(getRemainsQueryOptions(offerIds))
}

type Remains = NonNullable<ReturnType<typeof useRemains>['data']>

/**
 * Returns one offer's part of a request for all `offerIds`; changes of other offers cause no
 * render. Longer lists are split into batches that fit one call.
 */
export function useRemainsForOffer(offerId: number, offerIds: readonly number[]) {
  const select = useCallback((remains: Remains) => remains.get(offerId), [offerId])
  return useQuerySelector(getRemainsQueryOptions(getOfferBatch(offerIds, offerId)), select)
}

/** Delivery, pick-up and stores for a product page. */
export function getAdditionalQueryOptions(id: number) {
  return queryOptions({
    queryKey: productKeys.additional(id),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getProductAdditional({ id }, { signal })),
    staleTime: 60_000,
  })
}

export function useProductAdditional(id: number) {
  return useQuery(getAdditionalQueryOptions(id))
}

/** Offers, batch and kit parts of a product, for its quick view. */
export function getProductOffersQueryOptions(id: number, options: CallOptions = {}) {
  return queryOptions({
    queryKey: productKeys.offers(id),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getProductOffers({ id }, { signal, ...options })),
    staleTime: 60_000,
  })
}

export function useProductOffers(id: number) {
  return useQuery(getProductOffersQueryOptions(id))
}

const maxOffersPerCall = 200

/**
 * Returns the ids requested together with an offer: at most 200, the limit of the call
 * (list.enrich).
 */
export function getOfferBatch(
  offerIds: readonly number[],
  offerId = offerIds[0],
): readonly number[] {
  if (offerIds.length <= maxOffersPerCall) return offerIds
  const offerIndex = offerId === undefined ? 0 : Math.max(0, offerIds.indexOf(offerId))
  const start = offerIndex - (offerIndex % maxOffersPerCall)
  return offerIds.slice(start, start + maxOffersPerCall)
}

export type ComparedDetails = CallAnswer<typeof contract.getProduct>['product']

/**
 * What is compared of each product, in their order; null for one that is not sold any more
 * (compare.products). Undefined until all are loaded.
 */
export function useComparedProducts(compared: readonly ComparedProduct[]) {
  return useQueries({
    queries: compared.map(({ url, offerId }) => ({
      queryKey: productKeys.details(url, offerId),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const [SECTION_CODE = '', ELEMENT_CODE = ''] = url.split('/').slice(2)
        const answer = await api.getProduct(
          { SECTION_CODE, ELEMENT_CODE, offerID: offerId },
          { signal },
        )
        if (!answer.ok && answer.reason === 'not_found') return null
        return unwrapAnswer(answer).product
      },
      staleTime: 60_000,
    })),
    combine: (results) => ({
      products: results.every(({ data }) => data !== undefined)
        ? results.map(({ data }) => data ?? null)
        : undefined,
      isError: results.some(({ isError }) => isError),
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch()
      },
    }),
  })
}
