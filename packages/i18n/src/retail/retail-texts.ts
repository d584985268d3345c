import { retail as en } from './en.ts'
import { retail as kk } from './kk.ts'
import { retail as ru } from './ru.ts'

/** Texts of the staff app, by language. */
export const retailTexts = { ru, kk, en }
