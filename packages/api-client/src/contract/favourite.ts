import * as z from 'zod'
import { call } from './call.ts'
import { productCard } from './product.ts'
import { regionName } from './region.ts'

/** An offer that a heart was pressed for; the product is told with it and follows from it. */
const marked = z.strictObject({ offerId: z.int32(), productId: z.int32().optional() })

/** A card among the favourites: the offer that was marked stands in front. */
const favouriteCard = productCard.extend({
  offerId: z.int(),
  favorite: z.boolean(),
  favoriteID: z.int().nullable(),
})

export const addFavourite = call({
  method: 'POST',
  path: '/api_vue/favorites/add/',
  summary: 'Отметить предложение сердцем',
  body: marked,
  answer: z.object({ id: z.int(), favorite: z.literal(true), count: z.int() }),
  refusals: { offer_unknown: 404, too_many: 409 },
  effect: 'write',
  caller: 'anyone',
})

export const removeFavourite = call({
  method: 'POST',
  path: '/api_vue/favorites/remove/',
  summary: 'Снять отметку',
  body: marked,
  answer: z.object({ favorite: z.literal(false), count: z.int() }),
  effect: 'write',
  caller: 'anyone',
})

export const getFavouriteCount = call({
  method: 'POST',
  path: '/api_vue/favorites/getCount/',
  summary: 'Сколько отмечено',
  body: z.object({}),
  answer: z.object({ count: z.int() }),
  effect: 'read',
  caller: 'anyone',
})

/** With a `hash`, the goods of a shared list, whoever asks; else one's own. */
export const getFavourites = call({
  method: 'POST',
  path: '/api_vue/favorites/getAll/',
  summary: 'Избранное целиком: товары, проекты и код, которым им делятся',
  body: z.object({ sr: regionName.optional(), hash: z.string().max(4_096).optional() }),
  answer: z.object({
    products: z.array(favouriteCard),
    /** Offers that are marked and not sold here now. */
    goneCount: z.int(),
    projects: z.array(
      z.object({ projectID: z.string(), name: z.string().nullable(), url: z.string() }),
    ),
    /** What stands in the address of the shared list; null where there is nothing to share. */
    hash: z.string().nullable(),
  }),
  refusals: { bad_hash: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const saveFavourites = call({
  method: 'POST',
  path: '/api_vue/favorites/save/',
  summary: 'Отметить несколько предложений сразу, например чужой список',
  body: z.strictObject({ offerIds: z.array(z.int32()).min(1).max(200) }),
  answer: z.object({ count: z.int(), added: z.int() }),
  refusals: { too_many: 409 },
  effect: 'write',
  caller: 'anyone',
})

export const clearFavourites = call({
  method: 'POST',
  path: '/api_vue/favorites/clearAll/',
  summary: 'Снять все отметки',
  body: z.strictObject({}),
  answer: z.object({ count: z.int() }),
  effect: 'write',
  caller: 'anyone',
})

const project = z.strictObject({ projectID: z.string().regex(/^[\w-]{1,64}$/) })

export const addFavouriteProject = call({
  method: 'POST',
  path: '/api/v1/catalog/favorite/project/add/',
  summary: 'Сохранить проект конструктора',
  body: project,
  answer: z.object({ favorite: z.literal(true), count: z.int() }),
  refusals: { too_many: 409 },
  effect: 'write',
  caller: 'anyone',
})

export const deleteFavouriteProject = call({
  method: 'POST',
  path: '/api/v1/catalog/favorite/project/delete/',
  summary: 'Убрать проект конструктора',
  body: project,
  answer: z.object({ favorite: z.literal(false), count: z.int() }),
  effect: 'write',
  caller: 'anyone',
})
