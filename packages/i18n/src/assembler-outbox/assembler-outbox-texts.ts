import { assemblerOutbox as en } from './en.ts'
import { assemblerOutbox as kk } from './kk.ts'
import { assemblerOutbox as ru } from './ru.ts'

export const assemblerOutboxTexts = { ru, kk, en }
