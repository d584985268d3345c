import { info as en } from './en/info.ts'
import { info as kk } from './kk/info.ts'
import { info as ru } from './ru/info.ts'

/** Titles of the information pages and the words around them, by language. */
export const infoTexts = { ru, kk, en }
