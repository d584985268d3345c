import { contragent as en } from './en.ts'
import { contragent as kk } from './kk.ts'
import { contragent as ru } from './ru.ts'

/** Texts of the companies a customer buys for, by language. */
export const contragentTexts = { ru, kk, en }
