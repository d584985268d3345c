import { stockNotice as en } from './en.ts'
import { stockNotice as kk } from './kk.ts'
import { stockNotice as ru } from './ru.ts'

/** Texts of the notice that a sold-out product is in stock again, by language. */
export const stockNoticeTexts = { ru, kk, en }
