import { deliveryCalculator as en } from './en.ts'
import { deliveryCalculator as kk } from './kk.ts'
import { deliveryCalculator as ru } from './ru.ts'

/** Texts of the calculator of a region's delivery and services, by language. */
export const deliveryCalculatorTexts = { ru, kk, en }
