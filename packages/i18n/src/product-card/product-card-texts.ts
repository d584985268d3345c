import { productCard as en } from './en.ts'
import { productCard as kk } from './kk.ts'
import { productCard as ru } from './ru.ts'

/** Texts of a product card, by language. */
export const productCardTexts = { ru, kk, en }
