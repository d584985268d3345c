/** A message on its way out. */
export interface OutgoingMessage {
  id: number
  recipient: string
  subject: string
  body: string
}

/** The provider would refuse the message every time: trying again is of no use. */
export class MessageRefused extends Error {}

/** The port through which messages leave the shop, one for each channel. */
export interface MessageSender {
  /** Hands the message over; throws when it was not taken. */
  send(message: OutgoingMessage): Promise<void>
  /**
   * Whether an earlier try was taken after all, though nobody lived to note it. A provider that
   * cannot tell answers no.
   */
  wasTaken(message: OutgoingMessage): Promise<boolean>
}
