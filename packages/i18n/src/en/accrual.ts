import type { accrual as source } from '../ru/accrual.ts'
import type { TextsOf } from '../texts-of.ts'

export const accrual: TextsOf<typeof source> = {
  title: 'Bonuses credited',
  failedTitle: 'No bonuses credited',
  /** Begins the line in the browser's log (storefront §8). */
  logLine: 'Error:',
  done: '{amount, plural, one {# bonus is} other {# bonuses are}} kept for your number. Log in with it to spend them.',
  repeated: 'The bonuses of this promotion have already been credited to your number.',
  phoneWrong: 'The phone number in the link is wrong.',
  unknown: 'This promotion is over, or the link has a misprint.',
  failed: 'The bonuses could not be credited. Please open the link again a little later.',
}
