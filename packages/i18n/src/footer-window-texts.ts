import { footerWindow as en } from './en/footer-window.ts'
import { footerWindow as kk } from './kk/footer-window.ts'
import { footerWindow as ru } from './ru/footer-window.ts'

/** What the windows of footer and phone say, by language. */
export const footerWindowTexts = { ru, kk, en }
