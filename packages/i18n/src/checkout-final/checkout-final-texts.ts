import { checkoutFinal as en } from './en.ts'
import { checkoutFinal as kk } from './kk.ts'
import { checkoutFinal as ru } from './ru.ts'

/** Texts of the screen after a purchase and of its orders, by language. */
export const checkoutFinalTexts = { ru, kk, en }
