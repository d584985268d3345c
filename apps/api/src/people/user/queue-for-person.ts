import type { Db } from '../../platform/database/database.ts'
import { type NewMessage, queueMessage } from '../../shop/message/queue-message.ts'
import { findMessageChannel } from './profile.queries.ts'

interface Person {
  /** 11 digits. */
  phone: string
  email: string | null
}

/**
 * Puts a message for a customer into the outbox by the channels that the owner of the number chose;
 * others get an SMS, and an e-mail where there is an address (notify.later). Without an address the
 * message is an SMS whatever was chosen.
 */
export async function queueForPerson(
  tx: Db,
  { phone, email }: Person,
  message: Omit<NewMessage, 'channel' | 'recipient'>,
): Promise<void> {
  const chosen = (await findMessageChannel(tx, phone)) ?? 'both'
  if (chosen !== 'email' || !email)
    await queueMessage(tx, { ...message, channel: 'sms', recipient: phone })
  if (chosen !== 'sms' && email)
    await queueMessage(tx, { ...message, channel: 'email', recipient: email })
}
