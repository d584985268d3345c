import { fault as en } from './en/fault.ts'
import { fault as kk } from './kk/fault.ts'
import { fault as ru } from './ru/fault.ts'

/** Texts of a part that could not be loaded, by language. */
export const faultTexts = { ru, kk, en }
