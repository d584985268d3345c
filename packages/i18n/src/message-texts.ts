import { message as en } from './en/message.ts'
import { message as kk } from './kk/message.ts'
import { message as ru } from './ru/message.ts'

/** What the shop writes to people by SMS and e-mail, by language. */
export const messageTexts = { ru, kk, en }
