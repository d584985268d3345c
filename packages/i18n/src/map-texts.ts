import { map as en } from './en/map.ts'
import { map as kk } from './kk/map.ts'
import { map as ru } from './ru/map.ts'

/** Texts of maps of streets, by language. */
export const mapTexts = { ru, kk, en }
