import { basketWindow as en } from './en/basket-window.ts'
import { basketWindow as kk } from './kk/basket-window.ts'
import { basketWindow as ru } from './ru/basket-window.ts'

/** Texts of the window that opens after a thing was put into the basket, by language. */
export const basketWindowTexts = { ru, kk, en }
