import { join } from 'node:path'
import * as z from 'zod'

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')

const count = z.coerce.number().int().min(1)

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  DATABASE_URL: z.string(),
  DATA_DIR: z.string().default('.data'),
  /** The studio's library: pictures, models and drawings of the goods. */
  STUDIO_DIR: z
    .string()
    .default(join(import.meta.dirname, '..', '..', '..', 'tools', 'studio', 'library')),
  /** Disk that pictures made once may take. */
  MEDIA_CACHE_MB: count.default(1_024),
  INTERNAL_TOKEN: z.string().min(16),
  PUBLIC_ORIGIN: z.string().default('http://localhost:3000'),
  /** A demonstration shows its outbox, its logins and the sandbox acquirer. */
  DEMO: flag,
  /** The acquirer is on when its keys are set. */
  YOOKASSA_URL: z.string().default('https://api.yookassa.ru/v3'),
  YOOKASSA_SHOP_ID: z.string().optional(),
  YOOKASSA_SECRET_KEY: z.string().optional(),
  /** Script of the acquirer's widget; the router lets it run where the shop's number is set there, too. */
  YOOKASSA_WIDGET_URL: z
    .string()
    .default('https://yookassa.ru/checkout-widget/v1/checkout-widget.js'),
  /** Yandex Pay is on when its key is set. */
  YANDEX_PAY_URL: z.string().default('https://pay.yandex.ru/api/merchant'),
  YANDEX_PAY_KEY: z.string().default(''),
  /** Receipts are registered by YooKassa where the shop's cash register is connected to it. */
  YOOKASSA_RECEIPTS: flag,
  /** VAT of the receipts by YooKassa's list: 1 is without VAT. */
  RECEIPT_VAT_CODE: z.coerce.number().int().min(1).max(12).default(1),
  /** Whether a receipt recommends goods below itself. */
  RECEIPT_RECOMMENDATION: flag,
  /** Taxpayer's number of the seller, as it stands in receipts. */
  SELLER_INN: z
    .string()
    .regex(/^(\d{10}|\d{12})?$/)
    .default(''),
  /** Whether only those may review a product who bought it here. */
  REVIEW_NEEDS_PURCHASE: flag,
  /** Addresses come from the embedded book unless a token is set. */
  DADATA_URL: z.string().default('https://suggestions.dadata.ru/suggestions/api/4_1/rs'),
  DADATA_TOKEN: z.string().optional(),
  /** Style of the street maps (MapLibre style specification); without it cities are drawn plainly. */
  MAP_STYLE_URL: z.string().default(''),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.string().default('info'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).default(16),
  /** Calls a second and address; named calls are stricter. */
  ADDRESS_CALLS_PER_SECOND: count.optional(),
  /** Codes by SMS; left out they are what decisions, «Identity» say. */
  CODES_PER_DAY: count.optional(),
  CODES_PER_DAY_KNOWN_BROWSER: count.optional(),
  CODES_PER_HOUR_ADDRESS: count.optional(),
  /** smsc.ru; without a login no SMS leaves the shop. */
  SMSC_URL: z.string().default('https://smsc.ru'),
  SMSC_LOGIN: z.string().default(''),
  SMSC_PASSWORD: z.string().default(''),
  SMSC_SENDER: z.string().default(''),
  /** smtps://user:password@host:port; without it no letter leaves the shop. */
  SMTP_URL: z.string().default(''),
  MAIL_FROM: z.string().default('Светлица <shop@localhost>'),
  /**
   * Yandex SmartCaptcha takes the place of the embedded captcha when both keys are set; the site key
   * «sandbox» shows it on a demonstration.
   */
  SMARTCAPTCHA_URL: z.string().default('https://smartcaptcha.cloud.yandex.ru'),
  SMARTCAPTCHA_SITE_KEY: z.string().default(''),
  SMARTCAPTCHA_SERVER_KEY: z.string().default(''),
  /** Number of the Yandex Metrika counter; without it the data layer alone is filled. */
  METRIKA_COUNTER: count.optional(),
  /** Reports outside the shop, told of purchases and subscribers; empty for none. */
  ANALYTICS_URL: z.string().default(''),
  ANALYTICS_TOKEN: z.string().default(''),
  /** A bonus service outside the shop; without it the shop keeps what it promised itself. */
  BONUS_SERVICE_URL: z.string().default(''),
  /** The shop's fixed number in the reports on purchases (account §9). */
  ANALYTICS_PROJECT: z.string().default('svetlitsa'),
})

export type Env = z.output<typeof schema>

/** The one place of the API that reads the environment. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  return schema.parse(source)
}

/** The environment of a program that this one starts beside itself: what it was told, not what it inherits. */
export function envOfChild(env: Env): NodeJS.ProcessEnv {
  const { DATABASE_URL, DATA_DIR, STUDIO_DIR, INTERNAL_TOKEN, LOG_LEVEL, NODE_ENV } = env
  const own = { DATABASE_URL, DATA_DIR, STUDIO_DIR, INTERNAL_TOKEN, LOG_LEVEL, NODE_ENV }
  return { ...process.env, ...own }
}
