import { kit as en } from './en/kit.ts'
import { kit as kk } from './kk/kit.ts'
import { kit as ru } from './ru/kit.ts'

/** What kits and kitchens say, by language. */
export const kitTexts = { ru, kk, en }
