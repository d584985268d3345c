import { delivery as en } from './en.ts'
import { delivery as kk } from './kk.ts'
import { delivery as ru } from './ru.ts'

/** API texts about delivery dates, by language. */
export const deliveryTexts = { ru, kk, en }
