import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const addFavourite = bindCall<typeof contract.addFavourite>('POST /api_vue/favorites/add/')
export const removeFavourite = bindCall<typeof contract.removeFavourite>(
  'POST /api_vue/favorites/remove/',
)
export const getFavourites = bindCall<typeof contract.getFavourites>(
  'POST /api_vue/favorites/getAll/',
)
export const saveFavourites = bindCall<typeof contract.saveFavourites>(
  'POST /api_vue/favorites/save/',
)
export const clearFavourites = bindCall<typeof contract.clearFavourites>(
  'POST /api_vue/favorites/clearAll/',
)
export const addFavouriteProject = bindCall<typeof contract.addFavouriteProject>(
  'POST /api/v1/catalog/favorite/project/add/',
)
export const deleteFavouriteProject = bindCall<typeof contract.deleteFavouriteProject>(
  'POST /api/v1/catalog/favorite/project/delete/',
)
