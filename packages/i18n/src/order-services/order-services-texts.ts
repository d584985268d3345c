import { orderServices as en } from './en.ts'
import { orderServices as kk } from './kk.ts'
import { orderServices as ru } from './ru.ts'

/** Texts of the services that are chosen after the purchase, by language. */
export const orderServicesTexts = { ru, kk, en }
