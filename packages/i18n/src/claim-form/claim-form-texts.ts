import { claimForm as en } from './en.ts'
import { claimForm as kk } from './kk.ts'
import { claimForm as ru } from './ru.ts'

/** Texts of the customer’s claims, by language. */
export const claimFormTexts = { ru, kk, en }
