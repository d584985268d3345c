import { retailOrder as en } from './en.ts'
import { retailOrder as kk } from './kk.ts'
import { retailOrder as ru } from './ru.ts'

/** Texts of the pane in which staff move, split and take back orders, by language. */
export const retailOrderTexts = { ru, kk, en }
