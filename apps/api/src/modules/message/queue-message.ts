import { messageTexts } from '@svetlitsa/i18n/message-texts'
import type { Language } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { message } from './message.table.ts'

export type MessagePurpose = keyof typeof messageTexts.ru

export interface NewMessage {
  channel: 'sms' | 'email'
  /** 11 digits or an e-mail address. */
  recipient: string
  purpose: MessagePurpose
  language: Language
  /** What stands for the names in braces of the purpose's text. */
  values: Record<string, string | number>
  /** The cause, in words that come once: 'order:1204:paid'. The second message of it is left out. */
  dedupeKey: string
  expiresAt?: Date
}

/** Puts a message into the outbox, in the caller's transaction; the worker sends it. */
export async function queueMessage(db: Db, cause: NewMessage): Promise<void> {
  const texts = messageTexts[cause.language][cause.purpose]
  const isSms = cause.channel === 'sms'
  await db
    .insert(message)
    .values({
      channel: cause.channel,
      recipient: cause.recipient,
      subject: isSms ? '' : filled(texts.subject, cause.values),
      body: filled(isSms ? texts.sms : texts.body, cause.values),
      purpose: cause.purpose,
      dedupeKey: `${cause.channel}:${cause.dedupeKey}`,
      expiresAt: cause.expiresAt ?? null,
    })
    .onConflictDoNothing()
}

function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`the message has no value for {${name}}`)
    return String(value)
  })
}
