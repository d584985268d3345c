import { paymentMethod as en } from './en.ts'
import { paymentMethod as kk } from './kk.ts'
import { paymentMethod as ru } from './ru.ts'

/** Names of the payment methods, by language. */
export const paymentMethodTexts = { ru, kk, en }
