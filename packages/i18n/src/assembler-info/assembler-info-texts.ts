import { assemblerInfo as en } from './en.ts'
import { assemblerInfo as kk } from './kk.ts'
import { assemblerInfo as ru } from './ru.ts'

export const assemblerInfoTexts = { ru, kk, en }
