import { webhook as en } from './en.ts'
import { webhook as kk } from './kk.ts'
import { webhook as ru } from './ru.ts'

/** Texts of the screen of webhooks, by language. */
export const webhookTexts = { ru, kk, en }
