import { product as en } from './en/product.ts'
import { product as kk } from './kk/product.ts'
import { product as ru } from './ru/product.ts'

/** Texts of a product's page, by language. */
export const productTexts = { ru, kk, en }
