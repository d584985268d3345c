import { delivery as en } from './en/delivery.ts'
import { delivery as kk } from './kk/delivery.ts'
import { delivery as ru } from './ru/delivery.ts'

/** What the API says of delivery dates, by language. */
export const deliveryTexts = { ru, kk, en }
