import { receipt as en } from './en/receipt.ts'
import { receipt as kk } from './kk/receipt.ts'
import { receipt as ru } from './ru/receipt.ts'

/** Texts of the electronic receipt, by language. */
export const receiptTexts = { ru, kk, en }
