import { retail as en } from './en/retail.ts'
import { retail as kk } from './kk/retail.ts'
import { retail as ru } from './ru/retail.ts'

/** What the cabinet of the staff says, by language. */
export const retailTexts = { ru, kk, en }
