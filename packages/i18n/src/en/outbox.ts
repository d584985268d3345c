import type { outbox as source } from '../ru/outbox.ts'
import type { TextsOf } from '../texts-of.ts'

export const outbox: TextsOf<typeof source> = {
  title: 'Outgoing messages',
  hint: 'The demonstration sends nothing: SMS and letters are kept here. The list renews itself.',
  empty: 'No messages yet',
  emptyHint: 'Log in by phone or place an order, and the message will appear here.',
  sms: 'SMS',
  email: 'Letter',
  states: { waiting: 'waiting', sent: 'sent', failed: 'failed' },
}
