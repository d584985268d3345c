import { favourite as en } from './en/favourite.ts'
import { favourite as kk } from './kk/favourite.ts'
import { favourite as ru } from './ru/favourite.ts'

/** Texts of the favourites and their lists, by language. */
export const favouriteTexts = { ru, kk, en }
