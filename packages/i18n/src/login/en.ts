import type { TextShape } from '../translator/text-shape.ts'
import type { login as source } from './ru.ts'

export const login: TextShape<typeof source> = {
  title: 'Log in or register',
  phoneHint: 'We will send a code by SMS. If you have no account yet, we will open one.',
  phone: 'Phone',
  phoneWrong: 'The phone number is wrong!',
  getCode: 'Get a code',
  codeTitle: 'Code from the SMS',
  sentTo: 'Sent to {phone}',
  code: 'Six digits of the message',
  otherPhone: 'Another number',
  again: 'Send the code again',
  againIn: 'A new code in {time}',
  enter: 'Log in',
  waiting: 'wait',
  byPassword: 'Log in by password',
  byCode: 'Log in by SMS code',
  passwordTitle: 'Log in by password',
  loginName: 'Phone or login',
  password: 'Password',
  empty: 'Fill in this field!',
  keeps: 'Your basket and favourites are kept.',
  staffCode: 'The password is right. Now the code that we sent to your phone.',
  staffPassword: 'The code is right. Staff need the password too.',
  notSent: 'The message was not sent. Try again.',
  waitSeconds: 'Try again in {time}.',
  captchaTitle: 'Check that you are not a robot',
  captcha: 'Checking that you are not a robot',
  captchaWhy:
    'The password was wrong several times. Before the next try your browser solves a short puzzle: there is nothing for you to do, and it usually takes a few seconds.',
  captchaOpen:
    'The password was wrong several times. Show that you are not a robot, then enter it again.',
  captchaPassed: 'The check is passed. Enter the password again and log in.',
  captchaFailed: 'The check failed. Do it again, or log in by SMS code.',
  captchaUnable: 'This browser cannot do the check. Log in by SMS code: it needs none.',
  captchaFirst: 'Pass the check under the password first.',
  captchaAgain: 'Do the check again',
  notEntered: 'You could not be logged in. Try again.',
  welcome: 'You are logged in',
  basketChanged:
    'What you chose before joined your basket. Some quantities were lowered: there is not that much.',
}
