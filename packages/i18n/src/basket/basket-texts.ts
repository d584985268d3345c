import { basket as en } from './en.ts'
import { basket as kk } from './kk.ts'
import { basket as ru } from './ru.ts'

/** Texts of the basket screen, by language. */
export const basketTexts = { ru, kk, en }
