import type { TextShape } from '../translator/text-shape.ts'
import type { subscription as source } from './ru.ts'

export const subscription: TextShape<typeof source> = {
  block: 'Newsletter',
  title: '{amount, plural, one {# bonus} other {# bonuses}} for subscribing',
  titlePlain: 'Letters about new furniture',
  text: 'Every two weeks we write about new things, sales and how to furnish a home. One bonus is worth one rouble.',
  textPlain: 'Every two weeks we write about new things, sales and how to furnish a home.',
  open: 'Subscribe',
  phone: 'Phone',
  email: 'Email',
  submit: 'Subscribe',
  sending: 'Subscribing',
  consent:
    'I confirm that I have read the privacy policy and agree to the processing of my personal data',
  policy: 'Privacy policy',
  phoneWrong: 'The phone number is wrong!',
  emailWrong: 'The email is wrong!',
  empty: 'Please fill in this field!',
  failed: 'Something went wrong, please try again later',
  failedTitle: 'It did not work',
  done: 'You are subscribed. The first letter will come within two weeks.',
  doneBonus:
    'You are subscribed. {amount, plural, one {# bonus} other {# bonuses}} will come to your number if it subscribes for the first time: log in with it to spend them.',
}
