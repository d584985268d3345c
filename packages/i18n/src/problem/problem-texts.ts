import { problem as en } from './en.ts'
import { problem as kk } from './kk.ts'
import { problem as ru } from './ru.ts'

/** API texts for requests that fail, by language. */
export const problemTexts = { ru, kk, en }
