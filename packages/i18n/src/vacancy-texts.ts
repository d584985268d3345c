import { vacancy as en } from './en/vacancy.ts'
import { vacancy as kk } from './kk/vacancy.ts'
import { vacancy as ru } from './ru/vacancy.ts'

/** Words around the vacancies, by language. */
export const vacancyTexts = { ru, kk, en }
