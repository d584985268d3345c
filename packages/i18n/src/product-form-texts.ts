import { productForm as en } from './en/product-form.ts'
import { productForm as kk } from './kk/product-form.ts'
import { productForm as ru } from './ru/product-form.ts'

/** What the small forms of a product’s page say, by language. */
export const productFormTexts = { ru, kk, en }
