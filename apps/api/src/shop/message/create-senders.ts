import type { ShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import type { Env } from '../../env.ts'
import type { ShopSettingsDirectory } from '../shop-settings/shop-settings-directory.ts'
import type { MessageSender } from './message-sender.ts'
import { createSmscSender } from './smsc-sender.ts'

declare module '../../platform/services/services.ts' {
  interface Services {
    senders: MessageSenders
  }
}

/** Sender per channel; null when none is configured, then messages wait in the outbox. */
export interface MessageSenders {
  sms: MessageSender | null
  email: MessageSender | null
  /** Sends nothing: its messages are shown on the page /develop/outbox. Only in a demonstration. */
  outbox: MessageSender | null
}

/** Creates the senders whose keys are set. */
export async function createSenders(
  env: Env,
  shop: Pick<ShopSettingsDirectory, 'settings'>,
): Promise<MessageSenders> {
  return {
    sms: env.SMSC_LOGIN
      ? createSmscSender({
          url: env.SMSC_URL,
          login: env.SMSC_LOGIN,
          password: env.SMSC_PASSWORD,
          sender: env.SMSC_SENDER,
        })
      : null,
    email: env.SMTP_URL ? await openEmail(env, shop) : null,
    outbox: null,
  }
}

async function openEmail(
  { SMTP_URL, MAIL_FROM }: Env,
  shop: Pick<ShopSettingsDirectory, 'settings'>,
): Promise<MessageSender> {
  const { createSmtpSender } = await import('./smtp-sender.ts')
  const getFrom = () => MAIL_FROM || formatSender(shop.settings)
  return createSmtpSender({ url: SMTP_URL, getFrom })
}

/** The shop by its Russian name, as letters are written in the language of their reader. */
export function formatSender({ brand, legal }: Pick<ShopSettings, 'brand' | 'legal'>): string {
  const name = brand.name.ru.replaceAll('"', '')
  return `"${name}" <${legal.email || 'shop@localhost'}>`
}
