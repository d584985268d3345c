import { claim as en } from './en.ts'
import { claim as kk } from './kk.ts'
import { claim as ru } from './ru.ts'

/** Texts of the staff's screen of claims, by language. */
export const claimTexts = { ru, kk, en }
