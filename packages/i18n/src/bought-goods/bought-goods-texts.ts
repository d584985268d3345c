import { boughtGoods as en } from './en.ts'
import { boughtGoods as kk } from './kk.ts'
import { boughtGoods as ru } from './ru.ts'

/** Texts of bought goods and of the customer’s reviews, by language. */
export const boughtGoodsTexts = { ru, kk, en }
