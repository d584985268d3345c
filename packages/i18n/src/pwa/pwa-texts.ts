import { pwa as en } from './en.ts'
import { pwa as kk } from './kk.ts'
import { pwa as ru } from './ru.ts'

/** Texts about the installed app (PWA), by language. */
export const pwaTexts = { ru, kk, en }
