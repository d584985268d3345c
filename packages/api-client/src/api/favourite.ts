import { bind } from '../client/bind.ts'
import type * as contract from '../contract/favourite.ts'

export const addFavourite = bind<typeof contract.addFavourite>('POST /api_vue/favorites/add/')
export const removeFavourite = bind<typeof contract.removeFavourite>(
  'POST /api_vue/favorites/remove/',
)
export const getFavourites = bind<typeof contract.getFavourites>('POST /api_vue/favorites/getAll/')
export const saveFavourites = bind<typeof contract.saveFavourites>('POST /api_vue/favorites/save/')
export const clearFavourites = bind<typeof contract.clearFavourites>(
  'POST /api_vue/favorites/clearAll/',
)
export const deleteFavouriteProject = bind<typeof contract.deleteFavouriteProject>(
  'POST /api/v1/catalog/favorite/project/delete/',
)
