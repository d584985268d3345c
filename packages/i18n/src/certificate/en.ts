import type { TextShape } from '../translator/text-shape.ts'
import type { certificate as source } from './ru.ts'

export const certificate: TextShape<typeof source> = {
  title: 'Gift certificate',
  code: 'Certificate number',
  codeHint: '16 digits and Latin letters, dashes do not matter',
  secretKey: 'Secret key',
  secretKeyHint: '8 characters under the protective layer',
  missing: 'Fill in this field',
  check: 'Check the balance',
  checking: 'checking',
  number: 'Certificate {number}',
  balance: 'It holds {sum}',
  amount: 'Amount to use',
  amountHint: 'No more than {sum}',
  amountWrong: 'A whole number from 1 to {max}',
  writeOff: 'Use {sum}',
  writingOff: 'paying',
  another: 'Another certificate',
  rest: '{sum} left to pay: another way, or with one more certificate.',
  paid: 'Thank you! Your payment is being processed!',
  checkFailed: 'The certificate could not be checked',
  writeOffFailed: 'The payment by certificate failed',
  refusals: {
    unknown: 'There is no such certificate',
    blocked: 'The certificate is blocked. Call us, and we will sort it out.',
    expired: 'The certificate has expired.',
    empty: 'The balance is zero',
    currency: 'The certificate is in another currency and cannot pay this order.',
    amount: 'There is nothing to pay with this certificate: the order is paid.',
  },
}
