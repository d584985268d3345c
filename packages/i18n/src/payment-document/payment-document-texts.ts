import { paymentDocument as en } from './en.ts'
import { paymentDocument as kk } from './kk.ts'
import { paymentDocument as ru } from './ru.ts'

/** Texts of bills, contracts and printed orders, by language. */
export const paymentDocumentTexts = { ru, kk, en }
