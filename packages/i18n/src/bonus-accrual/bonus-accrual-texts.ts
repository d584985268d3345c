import { bonusAccrual as en } from './en.ts'
import { bonusAccrual as kk } from './kk.ts'
import { bonusAccrual as ru } from './ru.ts'

/** Messages about bonuses granted by a link in an e-mail, by language. */
export const bonusAccrualTexts = { ru, kk, en }
