import { invite as en } from './en.ts'
import { invite as kk } from './kk.ts'
import { invite as ru } from './ru.ts'

/** Texts of inviting a friend, by language. */
export const inviteTexts = { ru, kk, en }
