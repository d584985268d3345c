import { checkoutSteps as en } from './en.ts'
import { checkoutSteps as kk } from './kk.ts'
import { checkoutSteps as ru } from './ru.ts'

/** Texts of the new checkout and of its thanks, by language. */
export const checkoutStepsTexts = { ru, kk, en }
