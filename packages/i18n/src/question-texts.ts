import { question as en } from './en/question.ts'
import { question as kk } from './kk/question.ts'
import { question as ru } from './ru/question.ts'

/** What a product’s questions say, by language. */
export const questionTexts = { ru, kk, en }
