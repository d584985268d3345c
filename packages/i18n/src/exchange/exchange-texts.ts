import { exchange as en } from './en.ts'
import { exchange as kk } from './kk.ts'
import { exchange as ru } from './ru.ts'

/** Texts of the screens of the exchange with other programs, by language. */
export const exchangeTexts = { ru, kk, en }
