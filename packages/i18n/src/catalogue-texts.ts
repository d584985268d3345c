import { catalogue as en } from './en/catalogue.ts'
import { catalogue as kk } from './kk/catalogue.ts'
import { catalogue as ru } from './ru/catalogue.ts'

/** Texts of the catalogue's lists, by language. */
export const catalogueTexts = { ru, kk, en }
