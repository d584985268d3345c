import { accrual as en } from './en/accrual.ts'
import { accrual as kk } from './kk/accrual.ts'
import { accrual as ru } from './ru/accrual.ts'

/** What is said of bonuses that a letter's link gives, by language. */
export const accrualTexts = { ru, kk, en }
