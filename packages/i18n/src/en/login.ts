import type { login as source } from '../ru/login.ts'
import type { TextsOf } from '../texts-of.ts'

export const login: TextsOf<typeof source> = {
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
  captcha: 'We are checking that you are not a robot. It takes a few seconds.',
  captchaFailed: 'The check failed. Try again.',
  welcome: 'You are logged in',
  basketChanged:
    'What you chose before joined your basket. Some quantities were lowered: there is not that much.',
}
