import { project as en } from './en/project.ts'
import { project as kk } from './kk/project.ts'
import { project as ru } from './ru/project.ts'

/** The constructor: a wall of modules, by language. */
export const projectTexts = { ru, kk, en }
