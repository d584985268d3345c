import { paymentMethod as en } from './en/payment-method.ts'
import { paymentMethod as kk } from './kk/payment-method.ts'
import { paymentMethod as ru } from './ru/payment-method.ts'

/** What the ways of payment are called, by language. */
export const paymentMethodTexts = { ru, kk, en }
