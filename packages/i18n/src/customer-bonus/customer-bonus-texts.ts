import { customerBonus as en } from './en.ts'
import { customerBonus as kk } from './kk.ts'
import { customerBonus as ru } from './ru.ts'

/** Texts of the customer’s bonuses, by language. */
export const customerBonusTexts = { ru, kk, en }
