import { minimalError as en } from './en/minimal-error.ts'
import { minimalError as kk } from './kk/minimal-error.ts'
import { minimalError as ru } from './ru/minimal-error.ts'

/** Texts of the page that stands in when nothing else can, by language. */
export const minimalErrorTexts = { ru, kk, en }
