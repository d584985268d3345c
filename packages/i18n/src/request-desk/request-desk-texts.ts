import { requestDesk as en } from './en.ts'
import { requestDesk as kk } from './kk.ts'
import { requestDesk as ru } from './ru.ts'

/** Texts of the call centre screens that process form requests, by language. */
export const requestDeskTexts = { ru, kk, en }
