import { shell as en } from './en.ts'
import { shell as kk } from './kk.ts'
import { shell as ru } from './ru.ts'

/** Texts of header, footer, menus and windows, by language. */
export const shellTexts = { ru, kk, en }
