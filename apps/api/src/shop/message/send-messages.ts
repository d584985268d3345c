import type { Services } from '../../platform/services/services.ts'
import {
  claimDueMessages,
  type DueMessage,
  markFailed,
  markSent,
  postponeMessage,
} from './message.queries.ts'
import { MessageRejectedError } from './message-sender.ts'

const BATCH_SIZE = 20
export const MAX_ATTEMPTS = 8
/** The stored error of a message whose time was over before it was sent. */
export const EXPIRED_ERROR = 'expired before it was sent'
const INITIAL_RETRY_DELAY_SECONDS = 10
const MAX_RETRY_DELAY_SECONDS = 3_600

/** Sends all due messages of the outbox, twenty at a time. */
export async function sendMessages(services: Services): Promise<void> {
  for (;;) {
    const due = await claimDueMessages(services.database.db, BATCH_SIZE)
    await Promise.all(due.map((dueMessage) => sendMessage(services, dueMessage)))
    if (due.length < BATCH_SIZE) return
  }
}

async function sendMessage(services: Services, message: DueMessage): Promise<void> {
  const { db } = services.database
  const sender = services.senders[message.channel]
  try {
    if (message.isExpired) return await markFailed(db, message.id, EXPIRED_ERROR)
    if (!sender) throw new Error(`no sender for ${message.channel} is configured`)
    const wasTaken = message.previousAttempts > 0 && (await sender.wasTaken(message))
    if (!wasTaken) await sender.send(message)
    await markSent(db, message.id, { keepsText: sender === services.senders.outbox })
  } catch (error) {
    // Only the id and the cause's text are logged, because a provider's response may contain a
    // phone number or address.
    services.log.warn({ message: message.id, cause: getErrorText(error) }, 'a message was not sent')
    const text = error instanceof Error ? error.message : String(error)
    if (error instanceof MessageRejectedError || message.previousAttempts + 1 >= MAX_ATTEMPTS) {
      return markFailed(db, message.id, text)
    }
    const delaySeconds = INITIAL_RETRY_DELAY_SECONDS * 2 ** message.previousAttempts
    await postponeMessage(db, message.id, {
      error: text,
      seconds: Math.min(delaySeconds, MAX_RETRY_DELAY_SECONDS),
    })
  }
}

function getErrorText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? `${error.name} ${error.code}` : error.name
}
