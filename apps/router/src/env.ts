import { resolve } from 'node:path'
import type { AppName } from '@svetlitsa/domain/route/route'

/** Everything the router is told from outside; the only place that reads the environment. */
export interface Settings {
  port: number
  hosts: string[]
  /** The address visitors know the shop by; its first pages are fetched before they come. */
  publicOrigin: string
  dataDir: string
  apiOrigin: string
  storefrontOrigin: string
  /** Where another server answers a single-page app instead of its folder. */
  appOrigins: Partial<Record<AppName, string>>
  appsDir: string
  storefrontStaticDir: string
  uiDir: string
  internalToken: string
  trustedProxies: string[]
  allowedHosts: string[]
  /** Origins outside the shop that short codes may lead to. */
  redirectOrigins: string[]
  /** Origins that pages may reach besides the shop's own: map tiles, payment windows. */
  partnerOrigins: string[]
  /** Where foreign scripts come from: the counter's, the captcha's; none without their keys. */
  counterOrigins: string[]
  isDemo: boolean
  isDevelopment: boolean
  logLevel: string
  pageCacheBytes: number
}

/** Yandex Metrika loads its script from the first and reports to all of them. */
const metrikaOrigins = ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net']

/** The widget of YooKassa: its script, and the frame it draws. */
const paymentOrigins = ['https://yookassa.ru', 'https://static.yoomoney.ru']

/** The widget of SmartCaptcha and the frames it draws its tasks in. */
const captchaOrigins = [
  'https://smartcaptcha.cloud.yandex.ru',
  'https://smartcaptcha.yandexcloud.net',
]

const apps = resolve(import.meta.dirname, '../..')

export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  return {
    port: portOf(env.PORT ?? '3000'),
    publicOrigin: originOf('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN ?? 'http://localhost:3000'),
    hosts: listOf(env.HOST ?? '127.0.0.1,::1'),
    dataDir: resolve(env.DATA_DIR ?? resolve(apps, '../.data')),
    apiOrigin: originOf('API_ORIGIN', env.API_ORIGIN),
    storefrontOrigin: originOf('STOREFRONT_ORIGIN', env.STOREFRONT_ORIGIN),
    appOrigins: {
      ...(env.CHECKOUT_ORIGIN ? { checkout: env.CHECKOUT_ORIGIN } : {}),
      ...(env.ACCOUNT_ORIGIN ? { account: env.ACCOUNT_ORIGIN } : {}),
      ...(env.RETAIL_ORIGIN ? { retail: env.RETAIL_ORIGIN } : {}),
      ...(env.ASSEMBLER_ORIGIN ? { assembler: env.ASSEMBLER_ORIGIN } : {}),
    },
    appsDir: resolve(env.APPS_DIR ?? apps),
    storefrontStaticDir: resolve(
      env.STOREFRONT_STATIC_DIR ?? resolve(apps, 'storefront/.next/static'),
    ),
    uiDir: resolve(env.UI_DIR ?? resolve(apps, '../packages/ui/storybook-static')),
    internalToken: tokenOf(env.INTERNAL_TOKEN),
    trustedProxies: listOf(env.TRUSTED_PROXIES ?? ''),
    allowedHosts: [...listOf(env.ALLOWED_HOSTS ?? ''), ...publicHosts(env.PUBLIC_ORIGIN)],
    redirectOrigins: listOf(env.REDIRECT_ORIGINS ?? ''),
    partnerOrigins: listOf(env.PARTNER_ORIGINS ?? ''),
    counterOrigins: [
      ...(env.METRIKA_COUNTER ? metrikaOrigins : []),
      ...(env.YOOKASSA_SHOP_ID ? paymentOrigins : []),
      ...(env.SMARTCAPTCHA_SERVER_KEY ? captchaOrigins : []),
    ],
    isDemo: env.DEMO === '1',
    isDevelopment: env.NODE_ENV === 'development',
    logLevel: env.LOG_LEVEL ?? 'info',
    pageCacheBytes: Number(env.PAGE_CACHE_MB ?? 256) * 1024 * 1024,
  }
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The shop's public name and its Kazakhstan one (decisions «Regions»). */
function publicHosts(origin: string | undefined): string[] {
  if (!origin) return []
  const { hostname } = new URL(originOf('PUBLIC_ORIGIN', origin))
  return [hostname, `kz.${hostname}`]
}

function portOf(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  throw new Error(`PORT must be a number from 0 to 65535, not "${text}"`)
}

function originOf(name: string, text: string | undefined): string {
  if (!text || !URL.canParse(text)) throw new Error(`${name} must be an address, not "${text}"`)
  return new URL(text).origin
}

function tokenOf(text: string | undefined): string {
  // Without a secret of some length a guess would open the internal calls and the metrics.
  if (text && text.length >= 16) return text
  throw new Error('INTERNAL_TOKEN must have at least 16 characters')
}
