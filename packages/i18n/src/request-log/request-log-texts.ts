import { requestLog as en } from './en.ts'
import { requestLog as kk } from './kk.ts'
import { requestLog as ru } from './ru.ts'

/** Texts of the debug request log, by language. */
export const requestLogTexts = { ru, kk, en }
