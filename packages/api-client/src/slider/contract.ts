import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { productCard } from '../product/contract.ts'
import { promotionItem } from '../promotion/contract.ts'
import { regionName } from '../region/contract.ts'

/** A slider of cards configured by staff (slider.types). */
export const sliderItem = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(['hits', 'sale', 'news', 'productsByIds', 'productsByTag', 'promotions']),
  /** The target of «Все товары». */
  link: z.string().nullable(),
  count: z.int(),
  /** In stock only, or everything. */
  DISPLAY: z.enum(['Везде', 'В наличии']),
  SORT: z.int(),
  offerGuids: z.array(z.string()),
  /** The current offer; 0 when there is nothing to show. */
  offerIdCurrent: z.int(),
  /** Promotions, for a promotion slider. */
  elements: z.array(promotionItem),
  PRODUCTS: z.array(productCard),
  /** The tag, for a slider by tag: getMiniCardsByTag has the pages after the first. */
  tag: z.string().nullable(),
  page: z.int(),
  pageCount: z.int(),
  pageSize: z.int(),
})

const sliderBody = z.object({
  /** The store whose stock decides «В наличии»; otherwise all stock of the region. */
  store: z.int32().nullish(),
  sr: regionName.optional(),
  sectionCode: z.string().max(200).optional(),
  isPhone: z.boolean().optional(),
})

export const getSectionSlider = defineCall({
  method: 'POST',
  path: '/api_vue/getSectionSlider/',
  summary: 'Sliders on section pages',
  body: sliderBody,
  answer: z.object({ sliders: z.array(sliderItem) }),
  effect: 'read',
  caller: 'anyone',
})

export const getMiniSlider = defineCall({
  method: 'POST',
  path: '/api_vue/getMiniSlider/',
  summary: 'Mini sliders: promotions and selections',
  body: sliderBody,
  answer: z.object({ sliders: z.array(sliderItem) }),
  effect: 'read',
  caller: 'anyone',
})

export const getSponsoredProducts = defineCall({
  method: 'POST',
  path: '/api_vue/getSponsoredProducts/',
  summary: 'Sponsored products of a section',
  body: z.object({ sectionCode: z.string().max(200), sr: regionName.optional() }),
  answer: z.object({
    products: z.array(
      z.object({
        productId: z.int(),
        url: z.string(),
        advertiser: z.string(),
        /** The token of the advertising register; empty when none was issued. */
        token: z.string(),
        card: productCard,
      }),
    ),
  }),
  effect: 'read',
  caller: 'anyone',
})
