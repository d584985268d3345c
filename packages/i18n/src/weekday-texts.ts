import { weekday as en } from './en/weekday.ts'
import { weekday as kk } from './kk/weekday.ts'
import { weekday as ru } from './ru/weekday.ts'

/** Days of the week, by language. */
export const weekdayTexts = { ru, kk, en }
