import { productForm as en } from './en.ts'
import { productForm as kk } from './kk.ts'
import { productForm as ru } from './ru.ts'

/** Texts of the small forms of a product page, by language. */
export const productFormTexts = { ru, kk, en }
