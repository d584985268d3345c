import { assembler as en } from './en/assembler.ts'
import { assembler as kk } from './kk/assembler.ts'
import { assembler as ru } from './ru/assembler.ts'

/** What the assembler’s cabinet says, by language. */
export const assemblerTexts = { ru, kk, en }
