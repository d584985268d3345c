import * as z from 'zod'
import { MessageRefused, type MessageSender, type OutgoingMessage } from './message-sender.ts'

interface SmscSettings {
  url: string
  login: string
  password: string
  sender: string
}

const TIMEOUT_MS = 8_000
/** Bad parameters or number, forbidden text, no way to the number: the same tomorrow as today. */
const HOPELESS_CODES = new Set([1, 6, 7, 8])
/** The status of a message that smsc.ru has never heard of. */
const UNKNOWN_STATUS = -3

const sendAnswer = z.object({ error_code: z.number().optional() })
const statusAnswer = sendAnswer.extend({ status: z.number().optional() })

/**
 * Sends through smsc.ru. A message bears its number in our outbox, by which an earlier try is asked
 * after, so that a worker that died between sending and noting does not send twice.
 */
export function smscSender(settings: SmscSettings): MessageSender {
  return {
    async send(message) {
      const answer = sendAnswer.parse(
        await ask(settings, 'send', {
          phones: message.recipient,
          mes: message.body,
          id: String(message.id),
          ...(settings.sender ? { sender: settings.sender } : {}),
        }),
      )
      if (answer.error_code === undefined) return
      const text = `smsc.ru refused: ${answer.error_code}`
      throw HOPELESS_CODES.has(answer.error_code) ? new MessageRefused(text) : new Error(text)
    },
    async wasTaken(message: OutgoingMessage) {
      const answer = statusAnswer.parse(
        await ask(settings, 'status', { phone: message.recipient, id: String(message.id) }),
      )
      return answer.status !== undefined && answer.status !== UNKNOWN_STATUS
    },
  }
}

/** The password travels in the body: addresses end in logs. */
async function ask(
  { url, login, password }: SmscSettings,
  action: 'send' | 'status',
  fields: Record<string, string>,
): Promise<unknown> {
  const answer = await fetch(`${url}/sys/${action}.php`, {
    method: 'POST',
    body: new URLSearchParams({ login, psw: password, fmt: '3', charset: 'utf-8', ...fields }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`smsc.ru answered ${answer.status}`)
  return answer.json()
}
