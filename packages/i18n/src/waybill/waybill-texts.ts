import { waybill as en } from './en.ts'
import { waybill as kk } from './kk.ts'
import { waybill as ru } from './ru.ts'

/** Texts of the screen that checks the boxes of a waybill, by language. */
export const waybillTexts = { ru, kk, en }
