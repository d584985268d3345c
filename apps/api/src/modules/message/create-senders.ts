import type { Env } from '../../env.ts'
import { demoSender } from './demo-sender.ts'
import type { MessageSender } from './message-sender.ts'
import { smscSender } from './smsc-sender.ts'
import { smtpSender } from './smtp-sender.ts'

/** Who takes messages of a channel; null where nobody does, then they wait in the outbox. */
export interface MessageSenders {
  sms: MessageSender | null
  email: MessageSender | null
}

/** A sender is on when its keys are set; a demonstration sends nothing without them. */
export function createSenders(env: Env): MessageSenders {
  const otherwise = env.DEMO ? demoSender : null
  return {
    sms: env.SMSC_LOGIN
      ? smscSender({
          url: env.SMSC_URL,
          login: env.SMSC_LOGIN,
          password: env.SMSC_PASSWORD,
          sender: env.SMSC_SENDER,
        })
      : otherwise,
    email: env.SMTP_URL ? smtpSender({ url: env.SMTP_URL, from: env.MAIL_FROM }) : otherwise,
  }
}
