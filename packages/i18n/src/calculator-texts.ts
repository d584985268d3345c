import { calculator as en } from './en/calculator.ts'
import { calculator as kk } from './kk/calculator.ts'
import { calculator as ru } from './ru/calculator.ts'

/** The calculator of a region's delivery and services, by language. */
export const calculatorTexts = { ru, kk, en }
