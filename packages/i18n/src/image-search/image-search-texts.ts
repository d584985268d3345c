import { imageSearch as en } from './en.ts'
import { imageSearch as kk } from './kk.ts'
import { imageSearch as ru } from './ru.ts'

/** Texts of the image search, by language. */
export const imageSearchTexts = { ru, kk, en }
