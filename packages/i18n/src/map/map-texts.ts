import { map as en } from './en.ts'
import { map as kk } from './kk.ts'
import { map as ru } from './ru.ts'

/** Texts of street maps, by language. */
export const mapTexts = { ru, kk, en }
