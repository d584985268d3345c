import { poll as en } from './en/poll.ts'
import { poll as kk } from './kk/poll.ts'
import { poll as ru } from './ru/poll.ts'

/** The poll of the service's quality, by language. */
export const pollTexts = { ru, kk, en }
