import { subscription as en } from './en.ts'
import { subscription as kk } from './kk.ts'
import { subscription as ru } from './ru.ts'

/** Texts of the newsletter form, by language. */
export const subscriptionTexts = { ru, kk, en }
