import { problem as en } from './en/problem.ts'
import { problem as kk } from './kk/problem.ts'
import { problem as ru } from './ru/problem.ts'

/** What the API says when a request fails, by language. */
export const problemTexts = { ru, kk, en }
