import { minimalErrorPage as en } from './en.ts'
import { minimalErrorPage as kk } from './kk.ts'
import { minimalErrorPage as ru } from './ru.ts'

/** Texts of the error page that is shown when nothing else can be rendered, by language. */
export const minimalErrorPageTexts = { ru, kk, en }
