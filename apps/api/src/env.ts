import { existsSync } from 'node:fs'
import * as z from 'zod'

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')

const count = z.coerce.number().int().min(1)

/** An address that can be called, or nothing. */
function address(protocol: RegExp, shape: string) {
  const isAddress = (value: string) => protocol.test(value) && URL.canParse(value)
  return z.string().refine((value) => value === '' || isAddress(value), `must be ${shape}`)
}

const webAddress = address(/^https?:\/\/./, 'https://host or http://host')

/** The path of a file that exists, or nothing. */
const file = z.string().refine((path) => path === '' || existsSync(path), 'names no file')

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  DATABASE_URL: z
    .string('is not set')
    .regex(/^postgres(ql)?:\/\//, 'must be postgres://user:password@host:port/database'),
  DATA_DIR: z.string().default('.data'),
  /**
   * Folder of a studio's library: pictures, models and drawings of the products. If empty, there is
   * none, but on a demonstration its own.
   */
  STUDIO_DIR: z.string().default(''),
  /** Maximum disk space of the cache of converted pictures, in MB. */
  MEDIA_CACHE_MB: count.default(1_024),
  /** Pictures and uploads are stored in this bucket of S3; without one, in DATA_DIR/media. */
  S3_BUCKET: z.string().default(''),
  /** Address of a service with the interface of S3; empty for AWS. */
  S3_ENDPOINT: webAddress.default(''),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  /** Whether the bucket is a part of the path, as most services other than AWS need it. */
  S3_PATH_STYLE: flag,
  INTERNAL_TOKEN: z.string('is not set').min(16, 'must have at least 16 characters'),
  PUBLIC_ORIGIN: webAddress.default('http://localhost:3000'),
  /** Enables the demonstration's outbox, logins and sandbox acquirer. */
  DEMO: flag,
  /** YooKassa is enabled if its keys are set. */
  YOOKASSA_URL: webAddress.default('https://api.yookassa.ru/v3'),
  YOOKASSA_SHOP_ID: z.string().optional(),
  YOOKASSA_SECRET_KEY: z.string().optional(),
  /**
   * Script of the acquirer's widget. The router allows it in its content security policy only if
   * the shop's id is set there, too.
   */
  YOOKASSA_WIDGET_URL: z
    .string()
    .default('https://yookassa.ru/checkout-widget/v1/checkout-widget.js'),
  /** Yandex Pay is enabled if its key is set. */
  YANDEX_PAY_URL: webAddress.default('https://pay.yandex.ru/api/merchant'),
  YANDEX_PAY_KEY: z.string().default(''),
  /** The credit broker of T-Bank is enabled if its shop, showcase and password are set. */
  CREDIT_URL: webAddress.default('https://forma.tbank.ru/api/partners/v2'),
  CREDIT_SHOP_ID: z.string().default(''),
  CREDIT_SHOWCASE_ID: z.string().default(''),
  CREDIT_PASSWORD: z.string().default(''),
  CREDIT_PROMO_CODE: z.string().default('default'),
  /** Dolyame is enabled if its login, password and certificate (PEM files) are set. */
  DOLYAME_URL: webAddress.default('https://partner.dolyame.ru/v1'),
  DOLYAME_LOGIN: z.string().default(''),
  DOLYAME_PASSWORD: z.string().default(''),
  DOLYAME_CERTIFICATE_FILE: file.default(''),
  DOLYAME_KEY_FILE: file.default(''),
  /** Kaspi QR is enabled if its seller, device and certificate (PEM files) are set. */
  KASPI_URL: webAddress.default('https://qrapi-cert-ip.kaspi.kz/r3/v01'),
  KASPI_BIN: z.string().default(''),
  KASPI_DEVICE_TOKEN: z.string().default(''),
  KASPI_CERTIFICATE_FILE: file.default(''),
  KASPI_KEY_FILE: file.default(''),
  /** YooKassa registers the receipts; requires a cash register connected to YooKassa. */
  YOOKASSA_RECEIPTS: flag,
  /** ATOL Online registers the receipts of payments that are not YooKassa's. */
  ATOL_LOGIN: z.string().default(''),
  ATOL_PASSWORD: z.string().default(''),
  /** The group of cash registers. */
  ATOL_GROUP: z.string().default(''),
  ATOL_URL: z.url().default('https://online.atol.ru/possystem/v4'),
  /** The seller's address on those receipts. */
  ATOL_EMAIL: z.string().default(''),
  ATOL_TAX_SYSTEM: z
    .enum(['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent'])
    .default('osn'),
  /** VAT code of the receipts, from YooKassa's list: 1 is without VAT. */
  RECEIPT_VAT_CODE: z.coerce.number().int().min(1).max(12).default(1),
  /** Whether a receipt shows recommended products. */
  RECEIPT_RECOMMENDATION: flag,
  /** Taxpayer number (INN) of the seller on receipts. */
  SELLER_INN: z
    .string()
    .regex(/^(\d{10}|\d{12})?$/)
    .default(''),
  /** The seller on bills and contracts; bills are offered if its bank account is set. */
  SELLER_NAME: z.string().default(''),
  SELLER_KPP: z.string().default(''),
  SELLER_ADDRESS: z.string().default(''),
  SELLER_BANK: z.string().default(''),
  SELLER_BIC: z.string().default(''),
  SELLER_ACCOUNT: z.string().default(''),
  SELLER_CORRESPONDENT_ACCOUNT: z.string().default(''),
  /** VAT contained in the prices, in percent; 0 for a seller without VAT. */
  SELLER_VAT_PERCENT: z.coerce.number().min(0).max(30).default(0),
  /** Whether orders may be paid to the courier or at the till (payment.on-receipt). */
  ON_RECEIPT: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1'),
  /** Whether only customers who bought a product here may review it. */
  REVIEW_NEEDS_PURCHASE: flag,
  /** Addresses come from the embedded address book unless a token is set. */
  DADATA_URL: webAddress.default('https://suggestions.dadata.ru/suggestions/api/4_1/rs'),
  DADATA_TOKEN: z.string().optional(),
  /**
   * Style of the street maps (MapLibre style specification); if empty, a plain city plan is drawn.
   */
  MAP_STYLE_URL: z.string().default(''),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.string().default('info'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).default(16),
  /** redis://user:password@host:port of Redis or Valkey; if empty, limits are counted in PostgreSQL. */
  REDIS_URL: address(/^rediss?:\/\/./, 'redis://host:port or rediss://host:port').default(''),
  /** How long a statement of a call may run; jobs and commands may take longer. */
  STATEMENT_TIMEOUT_MS: count.default(10_000),
  /** With less free space on the disk of DATA_DIR, in MB, the process is not ready. */
  MIN_FREE_DISK_MB: z.coerce.number().int().min(0).default(100),
  /** Calls per second and address; some calls have stricter limits. */
  ADDRESS_CALLS_PER_SECOND: count.optional(),
  /** Limits of SMS codes; the defaults are in ADR 0041. */
  CODES_PER_DAY: count.optional(),
  CODES_PER_DAY_KNOWN_BROWSER: count.optional(),
  CODES_PER_HOUR_ADDRESS: count.optional(),
  /** Limits of orders (order.limits); the defaults are in order-limits.ts. */
  ORDER_LINE_PIECES: count.optional(),
  ORDER_PIECES_UNVERIFIED: count.optional(),
  ORDERS_OPEN_PER_PHONE: count.optional(),
  ORDERS_OPEN_PER_SESSION: count.optional(),
  ORDERS_PER_HOUR_ADDRESS: count.optional(),
  ORDERS_AFTER_CAPTCHA: count.optional(),
  /** Unknown promo codes an hour and address; the default is in limit-coupon-guesses.ts. */
  COUPON_GUESSES_PER_HOUR: count.optional(),
  /** Wrong tries of a certificate an hour; the default is in limit-tries.ts. */
  CERTIFICATE_TRIES_PER_HOUR: count.optional(),
  /** Megabytes of a customer's uploads for claims and reviews, all together. */
  UPLOADS_PER_ACCOUNT_MB: count.default(5_120),
  /** Submissions of one form per address and hour. */
  FORMS_PER_HOUR_ADDRESS: count.optional(),
  /** smsc.ru; without a login no SMS is sent. */
  SMSC_URL: webAddress.default('https://smsc.ru'),
  SMSC_LOGIN: z.string().default(''),
  SMSC_PASSWORD: z.string().default(''),
  SMSC_SENDER: z.string().default(''),
  /** smtps://user:password@host:port; if empty, no email is sent. */
  SMTP_URL: address(/^smtps?:\/\/./, 'smtps://user:password@host:port').default(''),
  /** The sender of letters; if empty, the name and the e-mail address of the shop's settings. */
  MAIL_FROM: z.string().default(''),
  /**
   * Yandex SmartCaptcha replaces the embedded captcha if both keys are set; the site key «sandbox»
   * enables it in a demonstration.
   */
  SMARTCAPTCHA_URL: webAddress.default('https://smartcaptcha.cloud.yandex.ru'),
  SMARTCAPTCHA_SITE_KEY: z.string().default(''),
  SMARTCAPTCHA_SERVER_KEY: z.string().default(''),
  /** Id of the Yandex Metrika counter; without it only the data layer is filled. */
  METRIKA_COUNTER: z.preprocess((text) => (text === '' ? undefined : text), count.optional()),
  /** External analytics service, notified of purchases and subscribers; empty to disable. */
  ANALYTICS_URL: webAddress.default(''),
  ANALYTICS_TOKEN: z.string().default(''),
  /** External bonus service; if empty, the shop manages bonuses itself. */
  BONUS_SERVICE_URL: webAddress.default(''),
  /** The shop's fixed project id in the reports on purchases (analytics.project). */
  ANALYTICS_PROJECT: z.string().default('svetlitsa'),
})

export type Env = z.output<typeof schema>

/** The only place in the API that reads the environment. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  return schema.parse(source)
}

/** The names of all variables that were given to the process, of whatever program. */
export function listGivenNames(): string[] {
  return Object.keys(process.env)
}

/** The names of all variables that the API reads. */
export function listSettingNames(): string[] {
  return Object.keys(schema.shape)
}

/** The address of the database as it was entered, for messages about settings that are invalid. */
export function getEnteredDatabaseUrl(): string | undefined {
  return process.env.DATABASE_URL
}

/**
 * The environment of a child process: the validated settings, not everything this process
 * inherited.
 */
export function buildChildEnv(env: Env): NodeJS.ProcessEnv {
  const { DATABASE_URL, DATA_DIR, STUDIO_DIR, INTERNAL_TOKEN, LOG_LEVEL, NODE_ENV } = env
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  const settings = { DATABASE_URL, DATA_DIR, STUDIO_DIR, INTERNAL_TOKEN, LOG_LEVEL, NODE_ENV }
  const bucket = { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const flags = { DEMO: env.DEMO ? '1' : '0', S3_PATH_STYLE: env.S3_PATH_STYLE ? '1' : '0' }
  return { ...process.env, ...settings, ...bucket, ...flags }
}
