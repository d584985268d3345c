import { paper as en } from './en/paper.ts'
import { paper as kk } from './kk/paper.ts'
import { paper as ru } from './ru/paper.ts'

/** What stands on the papers of a product, by language. */
export const paperTexts = { ru, kk, en }
