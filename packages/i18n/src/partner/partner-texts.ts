import { partner as en } from './en.ts'
import { partner as kk } from './kk.ts'
import { partner as ru } from './ru.ts'

/** Texts of the discounts and price lists of designers and wholesale partners, by language. */
export const partnerTexts = { ru, kk, en }
