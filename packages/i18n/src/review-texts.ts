import { review as en } from './en/review.ts'
import { review as kk } from './kk/review.ts'
import { review as ru } from './ru/review.ts'

/** What a product’s reviews say, by language. */
export const reviewTexts = { ru, kk, en }
