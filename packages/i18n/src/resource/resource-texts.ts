import { resource as en } from './en.ts'
import { resource as kk } from './kk.ts'
import { resource as ru } from './ru.ts'

/** Texts of the back office, by language; columns have the words of the staff log. */
export const resourceTexts = { ru, kk, en }
