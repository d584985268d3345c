import { home as en } from './en.ts'
import { home as kk } from './kk.ts'
import { home as ru } from './ru.ts'

/** Texts of the home page, by language. */
export const homePageTexts = { ru, kk, en }
