import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { productCard } from '../product/contract.ts'
import { regionName } from '../region/contract.ts'

/** Names are plain text and never parsed as markup. */
const name = z.string().trim().min(1).max(60)
const id = z.guid()

const list = z.object({
  id,
  name: z.string(),
  url: z.string(),
  count: z.int(),
  offerIds: z.array(z.int()),
})

export const addList = defineCall({
  method: 'POST',
  path: '/api_vue/favoriteLists/addList/index.php',
  summary: 'Create a favourite list',
  body: z.strictObject({ name }),
  answer: z.object({ list }),
  refusals: { name_taken: 409, too_many: 409 },
  effect: 'write',
  caller: 'customer',
})

export const renameList = defineCall({
  method: 'POST',
  path: '/api_vue/favoriteLists/renameList/index.php',
  summary: 'Rename a list',
  body: z.strictObject({ id, name }),
  answer: z.object({ list }),
  refusals: { not_found: 404, name_taken: 409 },
  effect: 'write',
  caller: 'customer',
})

export const getLists = defineCall({
  method: 'POST',
  path: '/api_vue/favoriteLists/getLists/index.php',
  summary: 'Favourite lists of the customer',
  body: z.object({}),
  answer: z.object({ lists: z.array(list) }),
  effect: 'read',
  caller: 'customer',
})

export const deleteList = defineCall({
  method: 'POST',
  path: '/api_vue/favoriteLists/deleteList/index.php',
  summary: 'Delete a list; its offers stay favourites',
  body: z.strictObject({ id }),
  answer: z.object({ lists: z.array(list) }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'customer',
})

const item = { offerId: z.int32(), productId: z.int32().optional() }

export const deleteListItem = defineCall({
  method: 'POST',
  path: '/api_vue/favoriteLists/deleteListItem/index.php',
  summary: 'Remove an offer from a list',
  body: z.strictObject({ id, ...item }),
  answer: z.object({ list }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'customer',
})

/** With `fromId` the offer is moved: it is removed from that list in the same transaction. */
export const addListItem = defineCall({
  method: 'POST',
  path: '/api_vue/favoriteLists/addListItem/index.php',
  summary: 'Add an offer to a list or move it from another',
  body: z.strictObject({ id, ...item, fromId: id.optional() }),
  answer: z.object({ list }),
  refusals: { not_found: 404, offer_unknown: 404, too_many: 409 },
  effect: 'write',
  caller: 'customer',
})

export const getListItems = defineCall({
  method: 'POST',
  path: '/api_vue/favoriteLists/getListItems/index.php',
  summary: 'Items of a list and its share code',
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
