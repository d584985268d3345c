import type { TextShape } from '../translator/text-shape.ts'
import type { staffInvitation as source } from './ru.ts'

export const staffInvitation: TextShape<typeof source> = {
  title: 'Invitation to the team',
  greeting: '{name}, you are invited to the team',
  role: {
    administrator: 'You will be an administrator.',
    developer: 'You will be a developer.',
    callCentre: 'You will work in the call centre.',
    shopSeller: 'You will be a seller. Store: {store}.',
    franchiseSeller: 'You will be a seller. Store: {store}.',
    assembler: 'You will be an assembler.',
    none: 'Set a new password. The earlier one stops working.',
  },
  first: {
    greeting: 'You are the first administrator',
    how: 'Name yourself and choose a password. A code will come to your phone.',
    howWithoutCode:
      'Name yourself and choose a password. The shop cannot send SMS yet, so no code is needed.',
    name: 'Name',
    phone: 'Phone',
    enter: 'Log in',
  },
  how: 'Choose a password and enter the code that comes to {phone}.',
  until: 'The link is valid until {at}.',
  password: 'New password',
  passwordHint: 'At least {count, number} characters.',
  send: 'Get a code',
  sent: 'The code was sent to {phone}.',
  againIn: 'Again in {time}',
  again: 'Send the code again',
  code: 'Six digits from the message',
  failed: 'That did not work. Try again.',
  waiting: 'one moment',
  unknown: {
    title: 'The invitation is not valid any more',
    text: 'The link works for 7 days and once. If you have set your password, log in. Otherwise ask an administrator for a new link.',
    go: 'To the staff cabinet',
  },
}
