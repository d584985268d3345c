import { shopReview as en } from './en/shop-review.ts'
import { shopReview as kk } from './kk/shop-review.ts'
import { shopReview as ru } from './ru/shop-review.ts'

/** Reviews of the shop: the page, and the form under them, by language. */
export const shopReviewTexts = { ru, kk, en }
