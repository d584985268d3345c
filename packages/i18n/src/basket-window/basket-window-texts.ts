import { basketWindow as en } from './en.ts'
import { basketWindow as kk } from './kk.ts'
import { basketWindow as ru } from './ru.ts'

/** Texts of the window that opens after an item is added to the basket, by language. */
export const basketWindowTexts = { ru, kk, en }
