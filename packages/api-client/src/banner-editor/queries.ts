import type { BannerKind } from '@svetlitsa/domain/banner/banner'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as banners from '../banner/client.ts'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { getProducts } from '../catalogue/client.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type BannerElement = CallAnswer<typeof contract.getBanners>['items'][number]
export type BannerChoices = CallAnswer<typeof contract.getBannerChoices>
export type BannerInput = CallInput<typeof contract.saveTopBanners> & { imgUrl: string }

const bannerKeys = {
  all: ['banner-editor'] as const,
  list: (input: CallInput<typeof contract.getBanners>) =>
    [...bannerKeys.all, 'list', input] as const,
  one: (kind: BannerKind, id: number) => [...bannerKeys.all, 'one', kind, id] as const,
  history: (kind: BannerKind, id: number, page: number) =>
    [...bannerKeys.all, 'history', kind, id, page] as const,
  choices: ['banner-choices'] as const,
  products: (sections: readonly string[]) => ['banner-products', sections] as const,
}

/** The calls of each kind, as they are specified. */
const read = {
  main: banners.getMainSliderNewElement,
  sale: banners.getSaleBannerElement,
  top: api.getTopBannersElement,
}
const save = {
  main: banners.saveMainSliderNewElement,
  sale: banners.saveSaleBanner,
  top: api.saveTopBanners,
}

/** Banners of one kind for their editors. */
export function useBanners(input: CallInput<typeof contract.getBanners>) {
  return useQuery({
    queryKey: bannerKeys.list(input),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getBanners(input, { signal })),
    placeholderData: keepPreviousData,
  })
}

/**
 * A banner as it is saved, none for a new one. It is not fetched again by itself, since somebody is
 * editing it.
 */
export function useBanner(kind: BannerKind, id: number | null) {
  return useQuery({
    queryKey: bannerKeys.one(kind, id ?? 0),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await read[kind]({ id: id ?? 0 }, { signal })).element,
    enabled: id !== null,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Regions with their time zones, and the sections that hotspots lead to. */
export function useBannerChoices() {
  return useQuery({
    queryKey: bannerKeys.choices,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getBannerChoices({}, { signal })),
    staleTime: 600_000,
  })
}

/** The product that a hotspot of each section shows, as the home page loads it. */
export function useSpotProducts(sections: readonly string[]) {
  return useQuery({
    queryKey: bannerKeys.products(sections),
    queryFn: ({ signal }) =>
      Promise.all(
        sections.map(async (section) => {
          const input = { section, meta: { count: 1 }, additional: false }
          const [product] = unwrapAnswer(await getProducts(input, { signal })).elements
          return product ? [{ ...product, section }] : []
        }),
      ),
    enabled: sections.length > 0,
    staleTime: 600_000,
    placeholderData: keepPreviousData,
  })
}

export function useBannerHistory(kind: BannerKind, id: number, page: number) {
  return useQuery({
    queryKey: bannerKeys.history(kind, id, page),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getBannerHistory({ kind, id, page }, { signal })),
    placeholderData: keepPreviousData,
  })
}

/** Saves a banner; a refusal is the outcome, so that the editor can show it at its field. */
export function useSaveBanner(kind: BannerKind) {
  return useBannerWrite(({ imgUrl, ...input }: BannerInput, idempotencyKey) =>
    // A strip has no picture; of another banner without one the server says that it is missing.
    save[kind]((imgUrl ? { ...input, imgUrl } : input) as BannerInput, { idempotencyKey }),
  )
}

export function useRestoreBanner() {
  return useBannerWrite((input: CallInput<typeof contract.restoreBanner>, idempotencyKey) =>
    api.restoreBanner(input, { idempotencyKey }),
  )
}

/** After a refusal too: the banner is not as the editor saw it. */
function useBannerWrite<Input, Outcome>(change: (input: Input, key: string) => Promise<Outcome>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, input }: { key: string; input: Input }) => change(input, key),
    onSettled: () => client.invalidateQueries({ queryKey: bannerKeys.all }),
  })
}
