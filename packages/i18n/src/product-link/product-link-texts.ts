import { productLink as en } from './en.ts'
import { productLink as kk } from './kk.ts'
import { productLink as ru } from './ru.ts'

/** Texts of the screen on which staff find the link of a product, by language. */
export const productLinkTexts = { ru, kk, en }
