import { keptOrder as en } from './en.ts'
import { keptOrder as kk } from './kk.ts'
import { keptOrder as ru } from './ru.ts'

/** Texts of the orders that are read without a network, by language. */
export const keptOrderTexts = { ru, kk, en }
