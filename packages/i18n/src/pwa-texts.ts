import { pwa as en } from './en/pwa.ts'
import { pwa as kk } from './kk/pwa.ts'
import { pwa as ru } from './ru/pwa.ts'

/** What is said of the shop as an app, by language. */
export const pwaTexts = { ru, kk, en }
