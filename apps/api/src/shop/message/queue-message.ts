import { firstShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import { messageTexts } from '@svetlitsa/i18n/message/message-texts'
import type { Language } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { message } from '../../schema/message.table.ts'
import { findShopSettings } from '../shop-settings/shop-settings.queries.ts'

export type MessagePurpose = keyof typeof messageTexts.ru

export interface NewMessage {
  channel: 'sms' | 'email'
  /** 11 digits or an e-mail address. */
  recipient: string
  purpose: MessagePurpose
  language: Language
  /** Values for the placeholders of the text. */
  values: Record<string, string | number>
  /**
   * Unique text for the cause, e.g. 'order:1204:paid'. A second message with the same key is
   * dropped.
   */
  dedupeKey: string
  expiresAt?: Date
}

/** Puts a message into the outbox in the caller's transaction; the worker sends it. */
export async function queueMessage(db: Db, newMessage: NewMessage): Promise<void> {
  const texts = messageTexts[newMessage.language][newMessage.purpose]
  const isSms = newMessage.channel === 'sms'
  const { brand } = (await findShopSettings(db)) ?? firstShopSettings
  const values = { shopName: brand.name[newMessage.language], ...newMessage.values }
  await db
    .insert(message)
    .values({
      channel: newMessage.channel,
      recipient: newMessage.recipient,
      subject: isSms ? '' : fillTemplate(texts.subject, values),
      body: fillTemplate(isSms ? texts.sms : texts.body, values),
      purpose: newMessage.purpose,
      dedupeKey: `${newMessage.channel}:${newMessage.dedupeKey}`,
      expiresAt: newMessage.expiresAt ?? null,
    })
    .onConflictDoNothing()
}

function fillTemplate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`missing value for {${name}}`)
    return String(value)
  })
}
