import { favourite as en } from './en.ts'
import { favourite as kk } from './kk.ts'
import { favourite as ru } from './ru.ts'

/** Texts of favourites and favourite lists, by language. */
export const favouriteTexts = { ru, kk, en }
