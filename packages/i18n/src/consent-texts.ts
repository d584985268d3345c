import { consent as en } from './en/consent.ts'
import { consent as kk } from './kk/consent.ts'
import { consent as ru } from './ru/consent.ts'

/** What is said of cookies and the counting of visits, by language. */
export const consentTexts = { ru, kk, en }
