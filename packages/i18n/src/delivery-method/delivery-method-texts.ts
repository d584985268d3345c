import { deliveryMethod as en } from './en.ts'
import { deliveryMethod as kk } from './kk.ts'
import { deliveryMethod as ru } from './ru.ts'

/** Names of the delivery methods, by language. */
export const deliveryMethodTexts = { ru, kk, en }
