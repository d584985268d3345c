import { care as en } from './en/care.ts'
import { care as kk } from './kk/care.ts'
import { care as ru } from './ru/care.ts'

/** How to care for furniture, by language. */
export const careTexts = { ru, kk, en }
