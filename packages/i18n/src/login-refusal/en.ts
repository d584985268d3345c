import type { TextShape } from '../translator/text-shape.ts'
import type { loginRefusal as ru } from './ru.ts'

export const loginRefusal: TextShape<typeof ru> = {
  phone_wrong: 'The phone number is wrong!',
  code_too_soon: 'You can ask for a new code in {seconds} s.',
  codes_spent: 'Too many codes were sent to this number today. Try again tomorrow.',
  address_spent: 'Codes were asked for too often. Try again in {minutes} min.',
  code_wrong: 'Wrong code. Tries left: {left}.',
  code_over: 'No tries left. Ask for a new code.',
  code_expired: 'The code is too old. Ask for a new one.',
  password_wrong: 'Wrong login or password.',
  password_too_soon: 'Too many tries. Try again in {seconds} s.',
  password_needed: 'Enter your password: a code is not enough for staff.',
  captcha_needed: 'Confirm that you are not a robot.',
  captcha_failed: 'The check failed. Try again.',
  old_password_wrong: 'The old password is wrong.',
  phone_same: 'This is your present number.',
  sms_failed: 'The SMS could not be sent. Try again later.',
}
