import { personalData as en } from './en.ts'
import { personalData as kk } from './kk.ts'
import { personalData as ru } from './ru.ts'

/** Texts of the page with a customer’s own data, by language. */
export const personalDataTexts = { ru, kk, en }
