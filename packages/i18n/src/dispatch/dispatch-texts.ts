import { dispatch as en } from './en.ts'
import { dispatch as kk } from './kk.ts'
import { dispatch as ru } from './ru.ts'

/** Texts of the board of dispatchers, by language. */
export const dispatchTexts = { ru, kk, en }
