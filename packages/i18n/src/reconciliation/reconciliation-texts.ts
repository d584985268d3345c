import { reconciliation as en } from './en.ts'
import { reconciliation as kk } from './kk.ts'
import { reconciliation as ru } from './ru.ts'

/** Texts of a screen of the retail cabinet, by language. */
export const reconciliationTexts = { ru, kk, en }
