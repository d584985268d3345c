import { region as en } from './en/region.ts'
import { region as kk } from './kk/region.ts'
import { region as ru } from './ru/region.ts'

/** Texts of the window in which a city is chosen, by language. */
export const regionTexts = { ru, kk, en }
