import { session as en } from './en.ts'
import { session as kk } from './kk.ts'
import { session as ru } from './ru.ts'

/** Texts of the list of sessions, by language. */
export const sessionTexts = { ru, kk, en }
