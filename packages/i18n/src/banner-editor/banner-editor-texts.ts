import { bannerEditor as en } from './en.ts'
import { bannerEditor as kk } from './kk.ts'
import { bannerEditor as ru } from './ru.ts'

/** Texts of the banner editors, by language. */
export const bannerEditorTexts = { ru, kk, en }
