import { footerWindow as en } from './en.ts'
import { footerWindow as kk } from './kk.ts'
import { footerWindow as ru } from './ru.ts'

/** Texts of the windows opened from the footer and the phone number, by language. */
export const footerWindowTexts = { ru, kk, en }
