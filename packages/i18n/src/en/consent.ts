import type { consent as source } from '../ru/consent.ts'
import type { TextsOf } from '../texts-of.ts'

export const consent: TextsOf<typeof source> = {
  label: 'Cookies',
  text: 'Your city and basket are kept in the browser. Let us also count visits: it shows what the shop is missing.',
  short: 'May we count visits?',
  more: 'More about analytics',
  necessary: 'Necessary only',
  all: 'Allow',
}
