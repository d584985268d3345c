import { windowTitle as en } from './en.ts'
import { windowTitle as kk } from './kk.ts'
import { windowTitle as ru } from './ru.ts'

/** Titles of windows apart from the windows' own texts, which load with them. */
export const windowTitleTexts = { ru, kk, en }
