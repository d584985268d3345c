import { newOrder as en } from './en.ts'
import { newOrder as kk } from './kk.ts'
import { newOrder as ru } from './ru.ts'

/** Texts of the screen on which staff make an order for a customer, by language. */
export const newOrderTexts = { ru, kk, en }
