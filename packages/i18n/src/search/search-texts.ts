import { search as en } from './en.ts'
import { search as kk } from './kk.ts'
import { search as ru } from './ru.ts'

/** Texts of the search, by language. */
export const searchTexts = { ru, kk, en }
