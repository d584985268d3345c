import { removal as en } from './en.ts'
import { removal as kk } from './kk.ts'
import { removal as ru } from './ru.ts'

/** Texts of removing the account and of exporting its data, by language. */
export const removalTexts = { ru, kk, en }
