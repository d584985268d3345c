import { request as en } from './en.ts'
import { request as kk } from './kk.ts'
import { request as ru } from './ru.ts'

/** Texts of the shop's forms, by language. */
export const requestTexts = { ru, kk, en }
