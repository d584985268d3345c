import { apiKey as en } from './en.ts'
import { apiKey as kk } from './kk.ts'
import { apiKey as ru } from './ru.ts'

/** Texts of the screen of API keys, by language. */
export const apiKeyTexts = { ru, kk, en }
