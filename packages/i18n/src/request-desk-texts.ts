import { requestDesk as en } from './en/request-desk.ts'
import { requestDesk as kk } from './kk/request-desk.ts'
import { requestDesk as ru } from './ru/request-desk.ts'

/** What the call centre reads where it works through forms, by language. */
export const requestDeskTexts = { ru, kk, en }
