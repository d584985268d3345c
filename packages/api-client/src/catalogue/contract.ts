import { languages } from '@svetlitsa/domain/language/language'
import { codeLimits } from '@svetlitsa/domain/route/code-limits'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { crumb, productCard } from '../product/contract.ts'
import { regionName } from '../region/contract.ts'

/**
 * Selected filters: the filter's code → ids or codes of the selected values, a range `from-to`, or
 * a switch.
 */
export const listParams = z.record(
  z.string().max(codeLimits.filter),
  z.union([
    z.array(z.string().max(codeLimits.page)).max(100),
    z.string().max(400),
    z.number(),
    z.boolean(),
  ]),
)

/** Keys of what was understood from the words of a search and shall not limit its results. */
export const untickedFacts = z.array(z.string().max(200)).max(24)

export const listMeta = z.object({
  randProducts: z.boolean().optional(),
  typePage: z.enum(['hits', 'sale', 'action']).optional(),
  tags: z.array(z.string().max(codeLimits.page)).max(20).optional(),
  vendor: z.string().max(codeLimits.page).optional(),
  /** Restricts the list to the results of a text search or an image search (getVisionQuery). */
  q: z.string().max(200).optional(),
  unticked: untickedFacts.optional(),
  resultId: z.string().max(64).optional(),
  /** The code of an interior style. */
  style: z.string().max(codeLimits.page).optional(),
  /** A catalogue section within the promotion that `section` names with typePage «action». */
  subSection: z.string().max(200).optional(),
  count: z.int().min(1).max(100).optional(),
  page: z.int().min(1).max(100_000).optional(),
  sort: z.string().max(40).optional(),
})

const bucket = z.object({
  id: z.string(),
  value: z.string(),
  checked: z.boolean(),
  /** Products left if this value is selected. */
  availability: z.int(),
  colour: z.string().nullable(),
})

/** A filter with counts for the current result; its own selection is excluded from its counts. */
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
  /** The selected range; null when none is. */
  values: z.tuple([z.int().nullable(), z.int().nullable()]).nullable(),
})

export const sortChoice = z.object({
  id: z.string(),
  value: z.string(),
  checked: z.boolean(),
  /** Products that this sort order applies to. */
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

export const getProducts = defineCall({
  method: 'POST',
  path: '/api_vue/getProducts/?sr',
  summary: 'Page of a list: cards, filters with counts, subsections',
  query: z.object({ sr: regionName.optional() }),
  body: z.object({
    section: z.string().max(200).optional(),
    params: listParams.optional(),
    meta: listMeta.optional(),
    /** Lists are loaded without stock first (list.enrich). */
    additional: z.boolean().optional(),
    /** Includes facets with the products, for the first load of a page. */
    withFilters: z.boolean().optional(),
  }),
  answer: z.object({
    elements: z.array(productCard),
    childSections: z.array(sectionLink),
    sections: z.array(sectionLink),
    pagination: z.object({ count: z.int(), current: z.int(), total: z.int(), size: z.int() }),
    filters: z.array(filter),
    sort: z.array(sortChoice),
    /** The resolved selections that have no filter: stores, and the region of «есть сейчас». */
    chosen: z.object({
      stores: z.array(z.object({ id: z.int(), value: z.string() })),
      available: z.object({ region: z.string(), value: z.string() }).nullable(),
    }),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getFilters = defineCall({
  method: 'POST',
  path: '/api_vue/getFilters/?sr',
  summary: 'Filters with counts for a selection',
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

export const getCatalogSectionData = defineCall({
  method: 'POST',
  path: '/api_vue/getCatalogSectionData/?sr',
  summary: 'Section: breadcrumbs, subsections, tags, texts, banners',
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
        /** Shown once in a window instead of above the goods. */
        isPopUp: z.boolean(),
        dateStart: z.string().nullable(),
        SORT: z.int(),
      }),
    ),
    subSections: z.array(sectionLink),
    isShowFilter: z.boolean(),
    article: z.string().nullable(),
    /** Russian when the article has no translation. */
    articleLanguage: z.enum(languages),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getMiniCards = defineCall({
  method: 'POST',
  path: '/api_vue/catalog/getMiniCards/?sr',
  summary: 'Cards by offer ids or by list type',
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

export const getMiniCardsByTag = defineCall({
  method: 'POST',
  path: '/api_vue/catalog/getMiniCardsByTag/?sr',
  summary: 'Cards with a tag, paginated',
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

export const getRandProducts = defineCall({
  method: 'POST',
  path: '/api_vue/getMenu/randProducts/',
  summary: 'Random hits for the menu',
  body: z.object({ sr: regionName.optional(), count: z.int().min(1).max(12).optional() }),
  answer: z.object({ elements: z.array(productCard) }),
  effect: 'read',
  caller: 'anyone',
})
