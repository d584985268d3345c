import { assembler as en } from './en.ts'
import { assembler as kk } from './kk.ts'
import { assembler as ru } from './ru.ts'

/** Texts of the assembler’s app, by language. */
export const assemblerTexts = { ru, kk, en }
