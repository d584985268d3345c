import { news as en } from './en.ts'
import { news as kk } from './kk.ts'
import { news as ru } from './ru.ts'

/** Labels of the news pages, by language. */
export const newsTexts = { ru, kk, en }
