import { network as en } from './en.ts'
import { network as kk } from './kk.ts'
import { network as ru } from './ru.ts'

/** Texts about the connection of the browser, by language. */
export const networkTexts = { ru, kk, en }
