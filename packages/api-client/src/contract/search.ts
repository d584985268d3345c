import * as z from 'zod'
import { call } from './call.ts'
import { filter, listParams, sortChoice } from './catalogue.ts'
import { pictureFile, priceNewOld, productCard } from './product.ts'
import { regionName } from './region.ts'

const query = z.string().max(200)

/** What a search found beside the goods of a page (storefront §3, «Search result»). */
const response = z.object({
  results: z.object({
    /** Sections in which something was found; the best first. */
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
        /** Of the region's currency. */
        sign: z.string(),
      }),
    ),
    /** Popular searches that go on from what was typed. */
    suggest: z.array(z.string()),
  }),
  /** Of suggestions, counted up to 1,500. */
  total: z.int(),
  /** Path of the one thing that was meant: an article, a name, a section; else null. */
  direct: z.string().nullable(),
  /** What was searched for instead, where the words were mistyped or on the other layout. */
  corrected: z.string().nullable(),
  /** Nothing has all of what was asked for: these have the most of it. */
  isRelaxed: z.boolean(),
})

export const suggest = call({
  method: 'GET',
  path: '/api_vue/search/suggest.php?query',
  summary: 'Подсказки поиска: по три раздела, товара и популярных запроса',
  query: z.object({ query: query.optional() }),
  answer: z.object({ response }),
  effect: 'read',
  caller: 'anyone',
})

export const direct = call({
  method: 'GET',
  path: '/api_vue/search/direct.php?query',
  summary: 'Путь, если запрос называет ровно одну вещь или раздел',
  query: z.object({ query: query.optional() }),
  answer: z.object({ direct: z.string().nullable() }),
  effect: 'read',
  caller: 'anyone',
})

export const multisearch = call({
  method: 'POST',
  path: '/api_vue/multisearch/',
  summary: 'Результаты поиска с разделами, фильтрами и страницами',
  body: z.object({
    q: query,
    offset: z.int().min(0).max(1_000_000).optional(),
    sr: regionName.optional(),
    /** Code of the section that the results are cut to. */
    t: z.string().max(200).optional(),
    params: listParams.optional(),
    sort: z.string().max(40).optional(),
    withFilters: z.boolean().optional(),
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
