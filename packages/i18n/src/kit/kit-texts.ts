import { kit as en } from './en.ts'
import { kit as kk } from './kk.ts'
import { kit as ru } from './ru.ts'

/** Texts of kits and kitchens, by language. */
export const kitTexts = { ru, kk, en }
