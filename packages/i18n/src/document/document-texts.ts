import { document as en } from './en.ts'
import { document as kk } from './kk.ts'
import { document as ru } from './ru.ts'

/** Texts of a product's documents, by language. */
export const documentTexts = { ru, kk, en }
