import { content as en } from './en.ts'
import { content as kk } from './kk.ts'
import { content as ru } from './ru.ts'

/** Texts of the content pages (about, measurer, bonuses, contacts, refund), by language. */
export const contentTexts = { ru, kk, en }
