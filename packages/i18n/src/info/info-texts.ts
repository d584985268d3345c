import { info as en } from './en.ts'
import { info as kk } from './kk.ts'
import { info as ru } from './ru.ts'

/** Titles of the information pages and their shared labels, by language. */
export const infoTexts = { ru, kk, en }
