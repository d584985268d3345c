import type { MessageSender } from '../../src/shop/message/message-sender.ts'

/** Sends nothing. A demonstration shows its messages on the page /develop/outbox instead. */
export const demoSender: MessageSender = {
  send: async () => {},
  wasTaken: async () => false,
}
