import { basket as en } from './en/basket.ts'
import { basket as kk } from './kk/basket.ts'
import { basket as ru } from './ru/basket.ts'

/** What the basket screen says, by language. */
export const basketTexts = { ru, kk, en }
