import type { TextShape } from '../translator/text-shape.ts'
import type { messageOutbox as source } from './ru.ts'

export const messageOutbox: TextShape<typeof source> = {
  title: 'Outgoing messages',
  hint: 'The demonstration sends nothing: SMS and letters are kept here. The list renews itself.',
  empty: 'No messages yet',
  emptyHint: 'Log in by phone or place an order, and the message will appear here.',
  sms: 'SMS',
  email: 'Letter',
  states: { waiting: 'waiting', sent: 'sent', failed: 'failed' },
}
