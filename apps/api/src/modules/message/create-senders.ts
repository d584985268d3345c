import type { Env } from '../../env.ts'
import { demoSender } from './demo-sender.ts'
import type { MessageSender } from './message-sender.ts'
import { createSmscSender } from './smsc-sender.ts'
import { createSmtpSender } from './smtp-sender.ts'

declare module '../../platform/services/services.ts' {
  interface Services {
    senders: MessageSenders
  }
}

/** Sender per channel; null when none is configured, then messages wait in the outbox. */
export interface MessageSenders {
  sms: MessageSender | null
  email: MessageSender | null
}

/** Creates the senders whose keys are set; a demonstration without keys sends nothing. */
export function createSenders(env: Env): MessageSenders {
  const fallback = env.DEMO ? demoSender : null
  return {
    sms: env.SMSC_LOGIN
      ? createSmscSender({
          url: env.SMSC_URL,
          login: env.SMSC_LOGIN,
          password: env.SMSC_PASSWORD,
          sender: env.SMSC_SENDER,
        })
      : fallback,
    email: env.SMTP_URL ? createSmtpSender({ url: env.SMTP_URL, from: env.MAIL_FROM }) : fallback,
  }
}
