import type { MessageSender } from './message-sender.ts'

/** On a demonstration nothing leaves the shop: the page /develop/outbox shows what would have. */
export const demoSender: MessageSender = {
  send: async () => {},
  wasTaken: async () => false,
}
