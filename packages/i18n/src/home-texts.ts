import { home as en } from './en/home.ts'
import { home as kk } from './kk/home.ts'
import { home as ru } from './ru/home.ts'

/** Texts of the first page, by language. */
export const homeTexts = { ru, kk, en }
