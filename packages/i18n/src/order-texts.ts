import { order as en } from './en/order.ts'
import { order as kk } from './kk/order.ts'
import { order as ru } from './ru/order.ts'

/** What the customer reads of orders, by language. */
export const orderTexts = { ru, kk, en }
