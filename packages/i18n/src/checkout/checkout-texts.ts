import { checkout as en } from './en.ts'
import { checkout as kk } from './kk.ts'
import { checkout as ru } from './ru.ts'

/** Texts of the delivery and payment screens, by language. */
export const checkoutTexts = { ru, kk, en }
