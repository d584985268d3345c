import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { productCard } from '../product/contract.ts'
import { regionName } from '../region/contract.ts'

/** The offer to mark as a favourite. productId is optional because it follows from the offer. */
const favouriteOffer = z.strictObject({ offerId: z.int32(), productId: z.int32().optional() })

/** A favourite's card, with the marked offer as the current one. */
const favouriteCard = productCard.extend({
  offerId: z.int(),
  favorite: z.boolean(),
  favoriteID: z.int().nullable(),
})

export const addFavourite = defineCall({
  method: 'POST',
  path: '/api_vue/favorites/add/',
  summary: 'Mark an offer as a favourite',
  body: favouriteOffer,
  answer: z.object({ id: z.int(), favorite: z.literal(true), count: z.int() }),
  refusals: { offer_unknown: 404, too_many: 409 },
  effect: 'write',
  caller: 'anyone',
})

export const removeFavourite = defineCall({
  method: 'POST',
  path: '/api_vue/favorites/remove/',
  summary: 'Remove an offer from favourites',
  body: favouriteOffer,
  answer: z.object({ favorite: z.literal(false), count: z.int() }),
  effect: 'write',
  caller: 'anyone',
})

export const getFavouriteCount = defineCall({
  method: 'POST',
  path: '/api_vue/favorites/getCount/',
  summary: 'Number of favourites',
  body: z.object({}),
  answer: z.object({ count: z.int() }),
  effect: 'read',
  caller: 'anyone',
})

/**
 * With a `hash`, the goods of a shared list for any visitor; otherwise the visitor's own
 * favourites.
 */
export const getFavourites = defineCall({
  method: 'POST',
  path: '/api_vue/favorites/getAll/',
  summary: 'All favourites: products, projects and the share code',
  body: z.object({ sr: regionName.optional(), hash: z.string().max(4_096).optional() }),
  answer: z.object({
    products: z.array(favouriteCard),
    /** Favourites that are not sold in this region. */
    goneCount: z.int(),
    projects: z.array(
      z.object({
        projectID: z.string(),
        name: z.string().nullable(),
        url: z.string(),
        /** A wall of the constructor. */
        wall: z.object({ kind: z.enum(['wardrobe', 'kitchen']), wallCm: z.int() }).nullable(),
        /** The card of a kit; null for a wall of the constructor. */
        product: favouriteCard.nullable(),
      }),
    ),
    /** The code in the address of the shared list; null when there is nothing to share. */
    hash: z.string().nullable(),
  }),
  refusals: { bad_hash: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const saveFavourites = defineCall({
  method: 'POST',
  path: '/api_vue/favorites/save/',
  summary: 'Mark several offers at once, for example of a shared list',
  body: z.strictObject({ offerIds: z.array(z.int32()).min(1).max(200) }),
  answer: z.object({ count: z.int(), added: z.int() }),
  refusals: { too_many: 409 },
  effect: 'write',
  caller: 'anyone',
})

export const clearFavourites = defineCall({
  method: 'POST',
  path: '/api_vue/favorites/clearAll/',
  summary: 'Remove all favourites',
  body: z.strictObject({}),
  answer: z.object({ count: z.int() }),
  effect: 'write',
  caller: 'anyone',
})

const project = z.strictObject({ projectID: z.string().regex(/^[\w-]{1,64}$/) })

export const addFavouriteProject = defineCall({
  method: 'POST',
  path: '/api/v1/catalog/favorite/project/add/',
  summary: 'Add a project to favourites',
  body: project,
  answer: z.object({ favorite: z.literal(true), count: z.int() }),
  refusals: { too_many: 409 },
  effect: 'write',
  caller: 'anyone',
})

export const deleteFavouriteProject = defineCall({
  method: 'POST',
  path: '/api/v1/catalog/favorite/project/delete/',
  summary: 'Remove a project from favourites',
  body: project,
  answer: z.object({ favorite: z.literal(false), count: z.int() }),
  effect: 'write',
  caller: 'anyone',
})
