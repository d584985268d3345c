import { request as en } from './en/request.ts'
import { request as kk } from './kk/request.ts'
import { request as ru } from './ru/request.ts'

/** Texts of the shop's forms, by language. */
export const requestTexts = { ru, kk, en }
