import * as z from 'zod'
import { call } from './call.ts'
import { productCard } from './product.ts'
import { regionName } from './region.ts'

/** Names are shown, never read as markup. */
const name = z.string().trim().min(1).max(60)
const id = z.guid()

const list = z.object({
  id,
  name: z.string(),
  url: z.string(),
  count: z.int(),
  offerIds: z.array(z.int()),
})

export const addList = call({
  method: 'POST',
  path: '/api_vue/favoriteLists/addList/index.php',
  summary: 'Завести список избранного',
  body: z.strictObject({ name }),
  answer: z.object({ list }),
  refusals: { name_taken: 409, too_many: 409 },
  effect: 'write',
  caller: 'customer',
})

export const renameList = call({
  method: 'POST',
  path: '/api_vue/favoriteLists/renameList/index.php',
  summary: 'Переименовать список',
  body: z.strictObject({ id, name }),
  answer: z.object({ list }),
  refusals: { not_found: 404, name_taken: 409 },
  effect: 'write',
  caller: 'customer',
})

export const getLists = call({
  method: 'POST',
  path: '/api_vue/favoriteLists/getLists/index.php',
  summary: 'Списки избранного покупателя',
  body: z.object({}),
  answer: z.object({ lists: z.array(list) }),
  effect: 'read',
  caller: 'customer',
})

export const deleteList = call({
  method: 'POST',
  path: '/api_vue/favoriteLists/deleteList/index.php',
  summary: 'Удалить список; отметки остаются',
  body: z.strictObject({ id }),
  answer: z.object({ lists: z.array(list) }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'customer',
})

const item = { offerId: z.int32(), productId: z.int32().optional() }

export const deleteListItem = call({
  method: 'POST',
  path: '/api_vue/favoriteLists/deleteListItem/index.php',
  summary: 'Убрать предложение из списка',
  body: z.strictObject({ id, ...item }),
  answer: z.object({ list }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'customer',
})

/** With `fromId` the offer moves: it leaves that list in the same breath. */
export const addListItem = call({
  method: 'POST',
  path: '/api_vue/favoriteLists/addListItem/index.php',
  summary: 'Положить предложение в список или перенести из другого',
  body: z.strictObject({ id, ...item, fromId: id.optional() }),
  answer: z.object({ list }),
  refusals: { not_found: 404, offer_unknown: 404, too_many: 409 },
  effect: 'write',
  caller: 'customer',
})

export const getListItems = call({
  method: 'POST',
  path: '/api_vue/favoriteLists/getListItems/index.php',
  summary: 'Товары списка и код, которым им делятся',
  body: z.object({ id: z.string().max(64), sr: regionName.optional() }),
  answer: z.object({
    list,
    products: z.array(productCard.extend({ offerId: z.int() })),
    goneCount: z.int(),
    hash: z.string().nullable(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'customer',
})
