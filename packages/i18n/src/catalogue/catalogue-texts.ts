import { catalogue as en } from './en.ts'
import { catalogue as kk } from './kk.ts'
import { catalogue as ru } from './ru.ts'

/** Texts of the catalogue lists, by language. */
export const catalogueTexts = { ru, kk, en }
