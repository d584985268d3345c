import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import * as api from '../api/product.ts'
import { answerOf } from '../client/answer-of.ts'
import type { CallOptions } from '../client/bind.ts'
import type { InputOf } from '../contract/call.ts'
import type * as contract from '../contract/product.ts'
import { remainsPart } from './remains-part.ts'
import { useToldFact } from './use-told-fact.ts'

type ProductWanted = InputOf<typeof contract.getProduct>

export const productKeys = {
  all: ['product'] as const,
  page: (wanted: ProductWanted) => [...productKeys.all, 'page', wanted] as const,
  offers: (id: number) => [...productKeys.all, 'offers', id] as const,
  remains: (offerIds: readonly number[]) => [...productKeys.all, 'remains', offerIds] as const,
  additional: (id: number) => [...productKeys.all, 'additional', id] as const,
}

/**
 * Stock and dates of offers in the shopper's region, by which lists are enriched after they are
 * shown (storefront §4). Asks for 200 offers at most, which is what the call takes.
 */
export function remainsOptions(offerIds: readonly number[]) {
  const asked = remainsPart(offerIds)
  const options = knownOptions.get(asked) ?? askRemains(asked)
  knownOptions.set(asked, options)
  return options
}

/** Dozens of cards ask with one list of offers. */
const knownOptions = new WeakMap<readonly number[], ReturnType<typeof askRemains>>()

function askRemains(asked: readonly number[]) {
  return queryOptions({
    queryKey: productKeys.remains(asked),
    queryFn: async ({ signal }) => {
      const { items } = answerOf(await api.getProductRemains({ offerIds: [...asked] }, { signal }))
      return new Map(items.map((item) => [item.additional.offerId, item.additional]))
    },
    staleTime: 60_000,
    enabled: asked.length > 0,
  })
}

export function useRemains(offerIds: readonly number[]) {
  return useQuery(remainsOptions(offerIds))
}

type Remains = NonNullable<ReturnType<typeof useRemains>['data']>

/**
 * What one call for all `offerIds` told of one of them: news of the others draw nothing anew. A longer
 * list is asked for in parts that one call takes.
 */
export function useRemainsOf(offerId: number, offerIds: readonly number[]) {
  const select = useCallback((remains: Remains) => remains.get(offerId), [offerId])
  return useToldFact(remainsOptions(remainsPart(offerIds, offerId)), select)
}

/** Delivery, pick-up and stores for a product's page. */
export function additionalOptions(id: number) {
  return queryOptions({
    queryKey: productKeys.additional(id),
    queryFn: async ({ signal }) => answerOf(await api.getProductAdditional({ id }, { signal })),
    staleTime: 60_000,
  })
}

export function useProductAdditional(id: number) {
  return useQuery(additionalOptions(id))
}

/** A product for its page. */
export function productOptions(wanted: ProductWanted, options: CallOptions = {}) {
  return queryOptions({
    queryKey: productKeys.page(wanted),
    queryFn: async ({ signal }) =>
      answerOf(await api.getProduct(wanted, { signal, ...options })).product,
    staleTime: 5 * 60_000,
  })
}

export function useProduct(wanted: ProductWanted) {
  return useQuery(productOptions(wanted))
}

/** Offers, batch and kit parts of a product: what its quick view chooses from. */
export function productOffersOptions(id: number, options: CallOptions = {}) {
  return queryOptions({
    queryKey: productKeys.offers(id),
    queryFn: async ({ signal }) =>
      answerOf(await api.getProductOffers({ id }, { signal, ...options })),
    staleTime: 60_000,
  })
}

export function useProductOffers(id: number) {
  return useQuery(productOffersOptions(id))
}
