import { region as en } from './en.ts'
import { region as kk } from './kk.ts'
import { region as ru } from './ru.ts'

/** Texts of the city selection window, by language. */
export const regionTexts = { ru, kk, en }
