import { checkout as en } from './en/checkout.ts'
import { checkout as kk } from './kk/checkout.ts'
import { checkout as ru } from './ru/checkout.ts'

/** What the delivery and payment screens say, by language. */
export const checkoutTexts = { ru, kk, en }
