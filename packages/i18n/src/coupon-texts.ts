import { coupon as en } from './en/coupon.ts'
import { coupon as kk } from './kk/coupon.ts'
import { coupon as ru } from './ru/coupon.ts'

/** What is said of promo codes, by language. */
export const couponTexts = { ru, kk, en }
