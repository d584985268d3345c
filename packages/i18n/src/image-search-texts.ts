import { imageSearch as en } from './en/image-search.ts'
import { imageSearch as kk } from './kk/image-search.ts'
import { imageSearch as ru } from './ru/image-search.ts'

/** Texts of the search by picture, by language. */
export const imageSearchTexts = { ru, kk, en }
