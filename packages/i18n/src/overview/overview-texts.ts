import { overview as en } from './en.ts'
import { overview as kk } from './kk.ts'
import { overview as ru } from './ru.ts'

/** Texts of a screen of the retail cabinet, by language. */
export const overviewTexts = { ru, kk, en }
