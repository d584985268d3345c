import { order as en } from './en.ts'
import { order as kk } from './kk.ts'
import { order as ru } from './ru.ts'

/** Texts about orders for the customer, by language. */
export const orderTexts = { ru, kk, en }
