import { login as en } from './en.ts'
import { login as kk } from './kk.ts'
import { login as ru } from './ru.ts'

/** Texts of the login window, by language. */
export const loginTexts = { ru, kk, en }
