import type { TextShape } from '../translator/text-shape.ts'
import type { bonus as source } from './ru.ts'

export const bonus: TextShape<typeof source> = {
  title: 'Pay with bonuses',
  spent: '{count, plural, one {# bonus is spent} other {# bonuses are spent}}',
  drop: 'Do not spend',
  intro: 'One bonus is one rouble. Bonuses can pay for up to {percent} % of the goods.',
  check: 'Check the bonuses',
  checking: 'checking',
  none: 'This number has no bonuses yet. They come after the first purchase.',
  found: 'This number has bonuses. Confirm it with the code from the SMS.',
  send: 'Get a code',
  sending: 'sending',
  sentTo: 'The code was sent to {phone}',
  code: 'Code from the SMS',
  again: 'Send the code again',
  againIn: 'A new code in {time}',
  balance: '{count, plural, one {You have # bonus} other {You have # bonuses}}',
  allowed:
    '{count, plural, one {# bonus can be spent on this order} other {# bonuses can be spent on this order}}',
  sum: 'Bonuses to spend',
  apply: 'Spend',
  applyAll: 'Spend all that are allowed',
  applying: 'spending',
  limited:
    '{count, plural, one {No more than # bonus can be spent} other {No more than # bonuses can be spent}}',
  reduced:
    '{count, plural, one {The cart has changed: # bonus is spent now} other {The cart has changed: # bonuses are spent now}}',
  phone: 'Enter your phone number',
  whole: 'Enter a whole number',
  failed: 'The bonuses could not be checked. The order can be placed without them.',
  notSent: 'The code could not be sent. Please try again a little later.',
  notChecked: 'The code could not be checked. Please try again a little later.',
}
