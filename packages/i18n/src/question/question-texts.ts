import { question as en } from './en.ts'
import { question as kk } from './kk.ts'
import { question as ru } from './ru.ts'

/** Texts of product questions, by language. */
export const questionTexts = { ru, kk, en }
