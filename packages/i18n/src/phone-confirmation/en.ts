import type { TextShape } from '../translator/text-shape.ts'
import type { phoneConfirmation as source } from './ru.ts'

export const phoneConfirmation: TextShape<typeof source> = {
  title: 'Confirm your phone',
  free: 'There is nothing to pay. Type the code from the SMS and the order is placed.',
  placed:
    'We have your order, but the phone is not confirmed yet. Type the code from the SMS, or the order will be cancelled.',
  until: 'The order waits until {until}; then it is cancelled by itself.',
  why: 'Without it we hold the goods for half an hour.',
}
