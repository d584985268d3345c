import { project as en } from './en.ts'
import { project as kk } from './kk.ts'
import { project as ru } from './ru.ts'

/** Texts of the constructor, which places modules along a wall, by language. */
export const projectTexts = { ru, kk, en }
