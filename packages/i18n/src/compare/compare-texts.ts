import { compare as en } from './en.ts'
import { compare as kk } from './kk.ts'
import { compare as ru } from './ru.ts'

/** Texts of the comparison of products, by language. */
export const compareTexts = { ru, kk, en }
