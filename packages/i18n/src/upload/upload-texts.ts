import { upload as en } from './en.ts'
import { upload as kk } from './kk.ts'
import { upload as ru } from './ru.ts'

/** Texts of uploads, by language. */
export const uploadTexts = { ru, kk, en }
