import { orderSummary as en } from './en.ts'
import { orderSummary as kk } from './kk.ts'
import { orderSummary as ru } from './ru.ts'

/** Texts of the sums of a basket or an order, by language. */
export const orderSummaryTexts = { ru, kk, en }
