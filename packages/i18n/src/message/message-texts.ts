import { message as en } from './en.ts'
import { message as kk } from './kk.ts'
import { message as ru } from './ru.ts'

/** Texts of the shop's SMS and e-mail messages, by language. */
export const messageTexts = { ru, kk, en }
