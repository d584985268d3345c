import { error as en } from './en/error.ts'
import { error as kk } from './kk/error.ts'
import { error as ru } from './ru/error.ts'

/** Texts of the error pages, by language. */
export const errorTexts = { ru, kk, en }
