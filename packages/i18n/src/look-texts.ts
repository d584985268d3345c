import { look as en } from './en/look.ts'
import { look as kk } from './kk/look.ts'
import { look as ru } from './ru/look.ts'

/** What turning, 3D and AR say, by language. */
export const lookTexts = { ru, kk, en }
