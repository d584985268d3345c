import { vacancy as en } from './en.ts'
import { vacancy as kk } from './kk.ts'
import { vacancy as ru } from './ru.ts'

/** Labels of the vacancies pages, by language. */
export const vacancyTexts = { ru, kk, en }
