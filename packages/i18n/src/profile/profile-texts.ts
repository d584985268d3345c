import { profile as en } from './en.ts'
import { profile as kk } from './kk.ts'
import { profile as ru } from './ru.ts'

/** Texts of the customer’s profile, password and phone, by language. */
export const profileTexts = { ru, kk, en }
