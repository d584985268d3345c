import { loadError as en } from './en.ts'
import { loadError as kk } from './kk.ts'
import { loadError as ru } from './ru.ts'

/** Texts shown in place of a part of a page that failed to load, by language. */
export const loadErrorTexts = { ru, kk, en }
