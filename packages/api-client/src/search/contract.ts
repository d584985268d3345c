import { helpPages } from '@svetlitsa/domain/search/find-help-pages'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { filter, listParams, sortChoice, untickedFacts } from '../catalogue/contract.ts'
import { pictureFile, priceNewOld, productCard } from '../product/contract.ts'
import { regionName } from '../region/contract.ts'

const query = z.string().max(200)

/** Search results other than the page of products (search.results). */
const response = z.object({
  results: z.object({
    /** Sections with results, the best first. */
    categories: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        code: z.string(),
        url: z.string(),
        picture: z.string().nullable(),
        count: z.int(),
      }),
    ),
    items: z.array(
      z.object({
        id: z.int(),
        offerId: z.int(),
        name: z.string(),
        url: z.string(),
        picture: pictureFile.nullable(),
        price: priceNewOld,
        /** The sign of the region's currency. */
        sign: z.string(),
      }),
    ),
    /** Popular searches that complete the typed text. */
    suggest: z.array(z.string()),
    /** Codes of the pages of help that the words name: «доставка» (search.help). */
    pages: z.array(z.enum(helpPages)),
  }),
  /** The number of suggestions, counted up to 1,500. */
  total: z.int(),
  /** The path of an exact match: an article, a name, a section; otherwise null. */
  direct: z.string().nullable(),
  /** The corrected search after a typo or the wrong keyboard layout; otherwise null. */
  corrected: z.string().nullable(),
  /**
   * The words, sizes and prices, as typed, that no product has together with the rest: the results are
   * the closest matches. Empty if they match the whole search.
   */
  dropped: z.array(z.string()),
  /**
   * What the words limit the results to, besides the product: values, sizes, a price, what is
   * excluded (search.understood). `key` goes into `unticked` to search without it.
   */
  understood: z.array(z.object({ key: z.string(), label: z.string(), isTicked: z.boolean() })),
})

export const suggest = defineCall({
  method: 'GET',
  path: '/api_vue/search/suggest.php?query',
  summary: 'Search suggestions: up to three sections, products and popular searches each',
  query: z.object({ query: query.optional() }),
  answer: z.object({ response }),
  effect: 'read',
  caller: 'anyone',
})

export const direct = defineCall({
  method: 'GET',
  path: '/api_vue/search/direct.php?query',
  summary: 'Path when the search names exactly one product or section',
  query: z.object({ query: query.optional() }),
  answer: z.object({ direct: z.string().nullable() }),
  effect: 'read',
  caller: 'anyone',
})

export const noteSearch = defineCall({
  method: 'POST',
  path: '/api_vue/search/note/',
  summary: 'Counts that the results of a search were shown, or that one of them was chosen',
  body: z.strictObject({ q: query, event: z.enum(['shown', 'chosen']) }),
  answer: z.object({ status: z.enum(['counted', 'skipped']) }),
  effect: 'write',
  caller: 'anyone',
})

export const multisearch = defineCall({
  method: 'POST',
  path: '/api_vue/multisearch/',
  summary: 'Search results with sections, filters and pages',
  body: z.object({
    q: query,
    offset: z.int().min(0).max(1_000_000).optional(),
    sr: regionName.optional(),
    /** The code of the section that restricts the results. */
    t: z.string().max(200).optional(),
    params: listParams.optional(),
    sort: z.string().max(40).optional(),
    withFilters: z.boolean().optional(),
    unticked: untickedFacts.optional(),
  }),
  answer: z.object({
    products: z.array(productCard),
    response,
    pagination: z.object({ count: z.int(), current: z.int(), total: z.int(), size: z.int() }),
    filters: z.array(filter),
    sort: z.array(sortChoice),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
