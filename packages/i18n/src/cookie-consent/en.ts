import type { TextShape } from '../translator/text-shape.ts'
import type { cookieConsent as source } from './ru.ts'

export const cookieConsent: TextShape<typeof source> = {
  label: 'Cookies',
  text: 'Your city and cart are kept in the browser. Let us also count visits: it shows what the shop is missing.',
  short: 'May we count visits?',
  more: 'More about analytics',
  necessary: 'Necessary only',
  all: 'Allow',
  /** Answers to the short question of a phone. */
  no: 'No',
  yes: 'Yes',
}
