import { loginRefusal as en } from './en/login-refusal.ts'
import { loginRefusal as kk } from './kk/login-refusal.ts'
import { loginRefusal as ru } from './ru/login-refusal.ts'

/** What the fields `error` and `sendSmsError` of the login calls say, by language. */
export const loginRefusalTexts = { ru, kk, en }
