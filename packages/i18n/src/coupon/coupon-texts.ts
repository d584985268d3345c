import { coupon as en } from './en.ts'
import { coupon as kk } from './kk.ts'
import { coupon as ru } from './ru.ts'

/** Texts about promo codes, by language. */
export const couponTexts = { ru, kk, en }
