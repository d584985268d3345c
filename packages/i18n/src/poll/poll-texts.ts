import { poll as en } from './en.ts'
import { poll as kk } from './kk.ts'
import { poll as ru } from './ru.ts'

/** Texts of the service quality poll, by language. */
export const pollTexts = { ru, kk, en }
