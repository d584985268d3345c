import { requestLog as en } from './en/request-log.ts'
import { requestLog as kk } from './kk/request-log.ts'
import { requestLog as ru } from './ru/request-log.ts'

/** Texts of the debug log of requests, by language. */
export const requestLogTexts = { ru, kk, en }
