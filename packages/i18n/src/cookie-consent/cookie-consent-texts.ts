import { cookieConsent as en } from './en.ts'
import { cookieConsent as kk } from './kk.ts'
import { cookieConsent as ru } from './ru.ts'

/** Texts about cookies and web analytics, by language. */
export const cookieConsentTexts = { ru, kk, en }
