import { productList as en } from './en.ts'
import { productList as kk } from './kk.ts'
import { productList as ru } from './ru.ts'

/** API texts for lists and product pages, by language. */
export const productListTexts = { ru, kk, en }
