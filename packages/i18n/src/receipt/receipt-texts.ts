import { receipt as en } from './en.ts'
import { receipt as kk } from './kk.ts'
import { receipt as ru } from './ru.ts'

/** Texts of the electronic receipt, by language. */
export const receiptTexts = { ru, kk, en }
