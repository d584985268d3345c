import * as z from 'zod'
import { call } from './call.ts'
import { productCard } from './product.ts'
import { promotionItem } from './promotion.ts'
import { regionName } from './region.ts'

/** A row of cards that staff made (storefront §3, «Slider item»). */
export const sliderItem = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(['hits', 'sale', 'news', 'productsByIds', 'productsByTag', 'promotions']),
  /** Where «Все товары» leads. */
  link: z.string().nullable(),
  count: z.int(),
  /** In stock only, or everything. */
  DISPLAY: z.enum(['Везде', 'В наличии']),
  SORT: z.int(),
  offerGuids: z.array(z.string()),
  /** The offer in front, 0 where nothing is left to show. */
  offerIdCurrent: z.int(),
  /** Promotions, for a slider of them. */
  elements: z.array(promotionItem),
  PRODUCTS: z.array(productCard),
})

const sliderBody = z.object({
  /** A store, by which «В наличии» is then judged; else all that the region can sell. */
  store: z.int32().nullish(),
  sr: regionName.optional(),
  sectionCode: z.string().max(200).optional(),
  isPhone: z.boolean().optional(),
})

export const getSectionSlider = call({
  method: 'POST',
  path: '/api_vue/getSectionSlider/',
  summary: 'Ряды карточек на страницах разделов',
  body: sliderBody,
  answer: z.object({ sliders: z.array(sliderItem) }),
  effect: 'read',
  caller: 'anyone',
})

export const getMiniSlider = call({
  method: 'POST',
  path: '/api_vue/getMiniSlider/',
  summary: 'Малые ряды: акции и подборки',
  body: sliderBody,
  answer: z.object({ sliders: z.array(sliderItem) }),
  effect: 'read',
  caller: 'anyone',
})

export const getSponsoredProducts = call({
  method: 'POST',
  path: '/api_vue/getSponsoredProducts/',
  summary: 'Рекламные товары раздела',
  body: z.object({ sectionCode: z.string().max(200), sr: regionName.optional() }),
  answer: z.object({
    products: z.array(
      z.object({
        productId: z.int(),
        url: z.string(),
        advertiser: z.string(),
        /** Token of the register of advertising, empty where none was given. */
        token: z.string(),
        card: productCard,
      }),
    ),
  }),
  effect: 'read',
  caller: 'anyone',
})
