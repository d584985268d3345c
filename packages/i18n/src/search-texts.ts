import { search as en } from './en/search.ts'
import { search as kk } from './kk/search.ts'
import { search as ru } from './ru/search.ts'

/** Texts of the search, by language. */
export const searchTexts = { ru, kk, en }
