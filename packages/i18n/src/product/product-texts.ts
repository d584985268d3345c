import { product as en } from './en.ts'
import { product as kk } from './kk.ts'
import { product as ru } from './ru.ts'

/** Texts of a product page, by language. */
export const productTexts = { ru, kk, en }
