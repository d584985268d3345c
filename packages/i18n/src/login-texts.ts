import { login as en } from './en/login.ts'
import { login as kk } from './kk/login.ts'
import { login as ru } from './ru/login.ts'

/** Texts of the login window, by language. */
export const loginTexts = { ru, kk, en }
