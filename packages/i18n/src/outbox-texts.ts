import { outbox as en } from './en/outbox.ts'
import { outbox as kk } from './kk/outbox.ts'
import { outbox as ru } from './ru/outbox.ts'

/** Texts of the demonstration's outbox page, by language. */
export const outboxTexts = { ru, kk, en }
