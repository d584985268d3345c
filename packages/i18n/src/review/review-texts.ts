import { review as en } from './en.ts'
import { review as kk } from './kk.ts'
import { review as ru } from './ru.ts'

/** Texts of product reviews, by language. */
export const reviewTexts = { ru, kk, en }
