import { queryOptions, useQuery } from '@tanstack/react-query'
import * as api from '../api/slider.ts'
import { answerOf } from '../client/answer-of.ts'
import type { InputOf } from '../contract/call.ts'
import type * as contract from '../contract/slider.ts'

type SlidersWanted = InputOf<typeof contract.getSectionSlider>

export const sliderKeys = {
  all: ['slider'] as const,
  section: (wanted: SlidersWanted) => [...sliderKeys.all, 'section', wanted] as const,
  mini: (wanted: SlidersWanted) => [...sliderKeys.all, 'mini', wanted] as const,
  sponsored: (sectionCode: string) => [...sliderKeys.all, 'sponsored', sectionCode] as const,
}

const staleTime = 5 * 60_000

/** Rows of cards on the pages of a section. */
export function sectionSliderOptions(wanted: SlidersWanted) {
  return queryOptions({
    queryKey: sliderKeys.section(wanted),
    queryFn: async ({ signal }) => answerOf(await api.getSectionSlider(wanted, { signal })).sliders,
    staleTime,
  })
}

export function useSectionSlider(wanted: SlidersWanted) {
  return useQuery(sectionSliderOptions(wanted))
}

/** Small rows: promotions and selections. */
export function miniSliderOptions(wanted: SlidersWanted) {
  return queryOptions({
    queryKey: sliderKeys.mini(wanted),
    queryFn: async ({ signal }) => answerOf(await api.getMiniSlider(wanted, { signal })).sliders,
    staleTime,
  })
}

export function useMiniSlider(wanted: SlidersWanted) {
  return useQuery(miniSliderOptions(wanted))
}

/** Goods that their makers pay for to be seen in a section. */
export function sponsoredOptions(sectionCode: string) {
  return queryOptions({
    queryKey: sliderKeys.sponsored(sectionCode),
    queryFn: async ({ signal }) =>
      answerOf(await api.getSponsoredProducts({ sectionCode }, { signal })).products,
    staleTime,
  })
}

export function useSponsored(sectionCode: string) {
  return useQuery(sponsoredOptions(sectionCode))
}
