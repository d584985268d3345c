import { shell as en } from './en/shell.ts'
import { shell as kk } from './kk/shell.ts'
import { shell as ru } from './ru/shell.ts'

/** Texts of header, footer, menus and windows, by language. */
export const shellTexts = { ru, kk, en }
