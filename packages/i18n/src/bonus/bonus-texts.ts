import { bonus as en } from './en.ts'
import { bonus as kk } from './kk.ts'
import { bonus as ru } from './ru.ts'

/** Texts about spending bonuses, by language. */
export const bonusTexts = { ru, kk, en }
