import { errorPage as en } from './en.ts'
import { errorPage as kk } from './kk.ts'
import { errorPage as ru } from './ru.ts'

/** Texts of the error pages, by language. */
export const errorPageTexts = { ru, kk, en }
