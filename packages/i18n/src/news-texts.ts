import { news as en } from './en/news.ts'
import { news as kk } from './kk/news.ts'
import { news as ru } from './ru/news.ts'

/** Words around the news, by language. */
export const newsTexts = { ru, kk, en }
