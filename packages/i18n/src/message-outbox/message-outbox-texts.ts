import { messageOutbox as en } from './en.ts'
import { messageOutbox as kk } from './kk.ts'
import { messageOutbox as ru } from './ru.ts'

/** Texts of the outbox page of the demo shop, by language. */
export const messageOutboxTexts = { ru, kk, en }
