import { staff as en } from './en.ts'
import { staff as kk } from './kk.ts'
import { staff as ru } from './ru.ts'

/** Texts of the screen of the staff, by language. */
export const staffTexts = { ru, kk, en }
