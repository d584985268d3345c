import { languages } from '@svetlitsa/domain/language/read-language'
import * as z from 'zod'
import { call } from './call.ts'
import { crumb, productCard } from './product.ts'
import { regionName } from './region.ts'

/** Chosen filters: the filter's code → chosen value ids, or `from-to` for a range, or a switch. */
export const listParams = z.record(
  z.string().max(60),
  z.union([z.array(z.string().max(100)).max(100), z.string().max(400), z.number(), z.boolean()]),
)

export const listMeta = z.object({
  randProducts: z.boolean().optional(),
  typePage: z.enum(['hits', 'sale', 'action']).optional(),
  tags: z.array(z.string().max(100)).max(20).optional(),
  vendor: z.string().max(100).optional(),
  /** Cut to what a search in words found, or one by a picture (getVisionQuery). */
  q: z.string().max(200).optional(),
  resultId: z.string().max(64).optional(),
  /** A style of interior by its code. */
  style: z.string().max(100).optional(),
  /** Within the promotion that `section` names with typePage «action»: a section of the catalogue. */
  subSection: z.string().max(200).optional(),
  count: z.int().min(1).max(100).optional(),
  page: z.int().min(1).max(100_000).optional(),
  sort: z.string().max(40).optional(),
})

const bucket = z.object({
  id: z.string(),
  value: z.string(),
  checked: z.boolean(),
  /** Products that choosing it would leave. */
  availability: z.int(),
  colour: z.string().nullable(),
})

/** A filter with counts for the current result; its own choice is left out of its counts. */
export const filter = z.object({
  id: z.string(),
  name: z.string(),
  unit: z.string(),
  type: z.enum([
    'S',
    'L',
    'list',
    'table',
    'base_color',
    'button',
    'toggle',
    'N',
    'range',
    'sections',
  ]),
  attrPrefix: z.string(),
  isPromoted: z.boolean(),
  bucket: z.array(bucket),
  minValue: z.int(),
  maxValue: z.int(),
  /** The chosen range, null where none is. */
  values: z.tuple([z.int().nullable(), z.int().nullable()]).nullable(),
})

export const sortChoice = z.object({
  id: z.string(),
  value: z.string(),
  checked: z.boolean(),
  /** Products that it would put in order. */
  availability: z.int(),
})

const sectionLink = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  url: z.string(),
  picture: z.string().nullable(),
  count: z.int(),
})

export const getProducts = call({
  method: 'POST',
  path: '/api_vue/getProducts/?sr',
  summary: 'Страница списка: карточки, фильтры со счётчиками, подразделы',
  query: z.object({ sr: regionName.optional() }),
  body: z.object({
    section: z.string().max(200).optional(),
    params: listParams.optional(),
    meta: listMeta.optional(),
    /** Lists are loaded without stock first (storefront §4). */
    additional: z.boolean().optional(),
    /** Facets beside the products, for the first load of a page. */
    withFilters: z.boolean().optional(),
  }),
  answer: z.object({
    elements: z.array(productCard),
    childSections: z.array(sectionLink),
    sections: z.array(sectionLink),
    pagination: z.object({ count: z.int(), current: z.int(), total: z.int(), size: z.int() }),
    filters: z.array(filter),
    sort: z.array(sortChoice),
    /** What was understood of the choices that no filter shows: stores, and the region of «есть сейчас». */
    chosen: z.object({
      stores: z.array(z.object({ id: z.int(), value: z.string() })),
      available: z.object({ region: z.string(), value: z.string() }).nullable(),
    }),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getFilters = call({
  method: 'POST',
  path: '/api_vue/getFilters/?sr',
  summary: 'Фильтры со счётчиками для выбранного',
  query: z.object({ sr: regionName.optional() }),
  body: z.object({
    section: z.string().max(200).optional(),
    params: listParams.optional(),
    meta: listMeta.optional(),
    refresh: z.boolean().optional(),
  }),
  answer: z.object({
    filters: z.array(filter),
    sort: z.array(sortChoice),
    stores: z.array(
      z.object({
        id: z.int(),
        value: z.string(),
        checked: z.boolean(),
        availability: z.int(),
      }),
    ),
    total: z.int(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getCatalogSectionData = call({
  method: 'POST',
  path: '/api_vue/getCatalogSectionData/?sr',
  summary: 'Раздел: крошки, подразделы, теги, тексты, баннеры',
  query: z.object({ sr: regionName.optional() }),
  body: z.object({
    SECTION_CODE: z.string().max(200),
    TAG: z.string().max(200).optional(),
    URL: z.string().max(500).optional(),
    regionID: regionName.optional(),
    citySegments: z.array(z.string().max(60)).max(10).optional(),
  }),
  answer: z.object({
    breadcrumbs: z.array(crumb),
    currentSection: z.object({ id: z.int(), name: z.string(), code: z.string(), url: z.string() }),
    tags: z.array(
      z.object({ name: z.string(), code: z.string(), url: z.string(), checked: z.boolean() }),
    ),
    seoParams: z.object({ title: z.string(), description: z.string(), h1: z.string() }),
    banners: z.array(
      z.object({
        id: z.int(),
        imgUrl: z.string(),
        url: z.string(),
        name: z.string(),
        /** Opens in a window, once, instead of standing above the goods. */
        isPopUp: z.boolean(),
        dateStart: z.string().nullable(),
        SORT: z.int(),
      }),
    ),
    subSections: z.array(sectionLink),
    isShowFilter: z.boolean(),
    article: z.string().nullable(),
    /** Russian where the article was not translated. */
    articleLanguage: z.enum(languages),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getMiniCards = call({
  method: 'POST',
  path: '/api_vue/catalog/getMiniCards/?sr',
  summary: 'Карточки по номерам предложений или по виду подборки',
  query: z.object({ sr: regionName.optional() }),
  body: z.object({
    withStocks: z.boolean().optional(),
    offerIds: z.array(z.int32()).max(200).optional(),
    type: z.enum(['hits', 'sale', 'news']).optional(),
    count: z.int().min(1).max(50).optional(),
  }),
  answer: z.object({ elements: z.array(productCard) }),
  effect: 'read',
  caller: 'anyone',
})

export const getMiniCardsByTag = call({
  method: 'POST',
  path: '/api_vue/catalog/getMiniCardsByTag/?sr',
  summary: 'Карточки с тегом, постранично',
  query: z.object({ sr: regionName.optional() }),
  body: z.object({
    tag: z.string().max(200),
    page: z.int().min(1).max(10_000).optional(),
    count: z.int().min(1).max(50).optional(),
    withStocks: z.boolean().optional(),
  }),
  answer: z.object({
    elements: z.array(productCard),
    pagination: z.object({ count: z.int(), current: z.int() }),
  }),
  effect: 'read',
  caller: 'anyone',
})

export const getRandProducts = call({
  method: 'POST',
  path: '/api_vue/getMenu/randProducts/',
  summary: 'Несколько случайных хитов для меню',
  body: z.object({ sr: regionName.optional(), count: z.int().min(1).max(12).optional() }),
  answer: z.object({ elements: z.array(productCard) }),
  effect: 'read',
  caller: 'anyone',
})
