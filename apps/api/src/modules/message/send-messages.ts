import type { Services } from '../../platform/services.ts'
import { demoSender } from './demo-sender.ts'
import {
  type DueMessage,
  markFailed,
  markSent,
  putOff,
  takeDueMessages,
} from './message.queries.ts'
import { MessageRefused } from './message-sender.ts'

const AT_ONCE = 20
const MOST_TRIES = 8
const FIRST_PAUSE_SECONDS = 10
const LONGEST_PAUSE_SECONDS = 3_600

/** Sends what is due in the outbox, twenty at once, until nothing is. */
export async function sendMessages(services: Services): Promise<void> {
  for (;;) {
    const due = await takeDueMessages(services.database.db, AT_ONCE)
    await Promise.all(due.map((one) => sendMessage(services, one)))
    if (due.length < AT_ONCE) return
  }
}

async function sendMessage(services: Services, message: DueMessage): Promise<void> {
  const { db } = services.database
  const sender = services.senders[message.channel]
  try {
    if (message.isTooLate) return await markFailed(db, message.id, 'too late to be of use')
    if (!sender) throw new Error(`nobody sends messages by ${message.channel}: set its keys`)
    const wasTaken = message.triesBefore > 0 && (await sender.wasTaken(message))
    if (!wasTaken) await sender.send(message)
    await markSent(db, message.id, { keepsText: sender === demoSender })
  } catch (error) {
    // The provider's own words may hold the number or address, which no log may.
    services.log.warn({ message: message.id, cause: causeOf(error) }, 'a message was not sent')
    const text = error instanceof Error ? error.message : String(error)
    if (error instanceof MessageRefused || message.triesBefore + 1 >= MOST_TRIES) {
      return markFailed(db, message.id, text)
    }
    const pause = FIRST_PAUSE_SECONDS * 2 ** message.triesBefore
    await putOff(db, message.id, { error: text, seconds: Math.min(pause, LONGEST_PAUSE_SECONDS) })
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? `${error.name} ${error.code}` : error.name
}
