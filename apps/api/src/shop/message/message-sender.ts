/** A message to send. */
export interface OutgoingMessage {
  id: number
  recipient: string
  subject: string
  body: string
}

/** The provider rejected the message permanently; a retry is useless. */
export class MessageRejectedError extends Error {}

/** Port to a message provider, one per channel. */
export interface MessageSender {
  /** Sends the message; throws when the provider did not accept it. */
  send(message: OutgoingMessage): Promise<void>
  /**
   * Whether an earlier attempt was accepted although that was not recorded. A provider that cannot
   * tell returns false.
   */
  wasTaken(message: OutgoingMessage): Promise<boolean>
}
