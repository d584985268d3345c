import type { TextShape } from '../translator/text-shape.ts'
import type { bonusAccrual as source } from './ru.ts'

export const bonusAccrual: TextShape<typeof source> = {
  title: 'Bonuses credited',
  failedTitle: 'No bonuses credited',
  /** Prefix of the line in the browser console (rule.bonus-accrual). */
  logLine: 'Error:',
  done: '{amount, plural, one {# bonus is} other {# bonuses are}} kept for your number. Log in with it to spend them.',
  repeated: 'The bonuses of this promotion have already been credited to your number.',
  phoneWrong: 'The phone number in the link is wrong.',
  unknown: 'This promotion is over, or the link has a misprint.',
  failed: 'The bonuses could not be credited. Please open the link again a little later.',
}
