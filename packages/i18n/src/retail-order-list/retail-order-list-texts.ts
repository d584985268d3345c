import { retailOrderList as en } from './en.ts'
import { retailOrderList as kk } from './kk.ts'
import { retailOrderList as ru } from './ru.ts'

/** Texts of the list of orders for staff, by language. */
export const retailOrderListTexts = { ru, kk, en }
