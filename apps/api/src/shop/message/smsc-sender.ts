import * as z from 'zod'
import { MessageRejectedError, type MessageSender, type OutgoingMessage } from './message-sender.ts'

interface SmscSettings {
  url: string
  login: string
  password: string
  sender: string
}

const TIMEOUT_MS = 8_000
/** Invalid parameters or number, forbidden text, undeliverable: a retry would fail too. */
const PERMANENT_ERROR_CODES = new Set([1, 6, 7, 8])
/**
 * Waits, is with the operator, is delivered, read, its link was opened. Any other status is of a
 * message that will not arrive (expired, undeliverable, stopped) or that smsc.ru does not know.
 */
const TAKEN_STATUSES = new Set([-1, 0, 1, 2, 4])

const sendAnswer = z.object({ error_code: z.number().optional() })
const statusAnswer = sendAnswer.extend({ status: z.number().optional() })

/**
 * Sends through smsc.ru. A message carries its outbox id, by which an earlier attempt can be looked
 * up, so that a worker that died between sending and recording does not cause a second message.
 */
export function createSmscSender(settings: SmscSettings): MessageSender {
  return {
    async send(message) {
      const answer = sendAnswer.parse(
        await callSmsc(settings, 'send', {
          phones: message.recipient,
          mes: message.body,
          id: String(message.id),
          ...(settings.sender ? { sender: settings.sender } : {}),
        }),
      )
      if (answer.error_code === undefined) return
      const text = `smsc.ru refused: ${answer.error_code}`
      throw PERMANENT_ERROR_CODES.has(answer.error_code)
        ? new MessageRejectedError(text)
        : new Error(text)
    },
    async wasTaken(message: OutgoingMessage) {
      const answer = statusAnswer.parse(
        await callSmsc(settings, 'status', { phone: message.recipient, id: String(message.id) }),
      )
      return answer.status !== undefined && TAKEN_STATUSES.has(answer.status)
    },
  }
}

/** Sends the password in the body, because URLs end up in logs. */
async function callSmsc(
  { url, login, password }: SmscSettings,
  action: 'send' | 'status',
  fields: Record<string, string>,
): Promise<unknown> {
  const answer = await fetch(`${url}/sys/${action}.php`, {
    method: 'POST',
    body: new URLSearchParams({ login, psw: password, fmt: '3', charset: 'utf-8', ...fields }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`smsc.ru responded with ${answer.status}`)
  return answer.json()
}
