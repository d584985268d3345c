import { deliveryForm as en } from './en.ts'
import { deliveryForm as kk } from './kk.ts'
import { deliveryForm as ru } from './ru.ts'

/** Texts of the fields of a delivery, by language. */
export const deliveryFormTexts = { ru, kk, en }
