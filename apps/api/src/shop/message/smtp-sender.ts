import { createTransport } from 'nodemailer'
import { MessageRejectedError, type MessageSender } from './message-sender.ts'

const TIMEOUT_MS = 8_000
const MAILBOX_REFUSED = 550

interface SmtpOptions {
  url: string
  /** Asked for each letter: the shop may have been renamed. */
  getFrom: () => string
}

/**
 * Sends letters by SMTP. The Message-ID is the same in every attempt, so that mail servers and
 * clients recognize duplicates.
 */
export function createSmtpSender({ url, getFrom }: SmtpOptions): MessageSender {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    async send(message) {
      const from = getFrom()
      const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
      try {
        await transport.sendMail({
          from,
          to: message.recipient,
          subject: message.subject,
          text: message.body,
          messageId: `<message-${message.id}@${domain}>`,
        })
      } catch (error) {
        if (getResponseCode(error) >= MAILBOX_REFUSED) {
          throw new MessageRejectedError('the mail server rejected the letter', { cause: error })
        }
        throw error
      }
    },
    wasTaken: async () => false,
  }
}

function getResponseCode(error: unknown): number {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : 0
  return typeof code === 'number' ? code : 0
}
