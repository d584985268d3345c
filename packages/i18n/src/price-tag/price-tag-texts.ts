import { priceTag as en } from './en.ts'
import { priceTag as kk } from './kk.ts'
import { priceTag as ru } from './ru.ts'

/** Texts of price tags and of the screen that prints them, by language. */
export const priceTagTexts = { ru, kk, en }
