import type { TextShape } from '../translator/text-shape.ts'
import type { stockNotice as source } from './ru.ts'

export const stockNotice: TextShape<typeof source> = {
  ask: 'Notify me',
  askOf: 'Notify me when it is back: {name}',
  lead: 'We will write once, when the product is back in stock in your city.',
  channel: 'Where to write',
  channels: { sms: 'SMS', email: 'E-mail' },
  contact: { sms: 'Phone', email: 'E-mail' },
  errors: {
    sms: 'Enter the whole phone number',
    email: 'Enter an address like name@mail.com',
  },
  send: 'Notify me',
  sending: 'Saving…',
  accepted: {
    sms: 'Done. We will text you as soon as it is back.',
    email: 'Done. We will e-mail you as soon as it is back.',
  },
}
