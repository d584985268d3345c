import { loginRefusal as en } from './en.ts'
import { loginRefusal as kk } from './kk.ts'
import { loginRefusal as ru } from './ru.ts'

/** Texts of the fields `error` and `sendSmsError` of the login calls, by language. */
export const loginRefusalTexts = { ru, kk, en }
