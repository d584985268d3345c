import { weekday as en } from './en.ts'
import { weekday as kk } from './kk.ts'
import { weekday as ru } from './ru.ts'

/** Names of the weekdays, by language. */
export const weekdayTexts = { ru, kk, en }
