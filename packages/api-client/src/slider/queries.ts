import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

type SlidersInput = CallInput<typeof contract.getSectionSlider>

export const sliderKeys = {
  all: ['slider'] as const,
  section: (input: SlidersInput) => [...sliderKeys.all, 'section', input] as const,
  mini: (input: SlidersInput) => [...sliderKeys.all, 'mini', input] as const,
  sponsored: (sectionCode: string) => [...sliderKeys.all, 'sponsored', sectionCode] as const,
}

const staleTime = 5 * 60_000

/** Sliders on the pages of a section. */
export function getSectionSliderQueryOptions(input: SlidersInput) {
  return queryOptions({
    queryKey: sliderKeys.section(input),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getSectionSlider(input, { signal })).sliders,
    staleTime,
  })
}

export function useSectionSlider(input: SlidersInput) {
  return useQuery(getSectionSliderQueryOptions(input))
}

/** Mini sliders: promotions and selections. */
export function getMiniSliderQueryOptions(input: SlidersInput) {
  return queryOptions({
    queryKey: sliderKeys.mini(input),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getMiniSlider(input, { signal })).sliders,
    staleTime,
  })
}

export function useMiniSlider(input: SlidersInput) {
  return useQuery(getMiniSliderQueryOptions(input))
}

/** Sponsored products of a section, paid for by their vendors. */
export function getSponsoredQueryOptions(sectionCode: string) {
  return queryOptions({
    queryKey: sliderKeys.sponsored(sectionCode),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getSponsoredProducts({ sectionCode }, { signal })).products,
    staleTime,
  })
}

export function useSponsored(sectionCode: string) {
  return useQuery(getSponsoredQueryOptions(sectionCode))
}
