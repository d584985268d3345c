import { shopReview as en } from './en.ts'
import { shopReview as kk } from './kk.ts'
import { shopReview as ru } from './ru.ts'

/** Texts of the shop reviews page and its form, by language. */
export const shopReviewTexts = { ru, kk, en }
