import { account as en } from './en.ts'
import { account as kk } from './kk.ts'
import { account as ru } from './ru.ts'

/** Texts of the account’s frame and first page, by language. */
export const accountTexts = { ru, kk, en }
