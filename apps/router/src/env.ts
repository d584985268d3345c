import { resolve } from 'node:path'
import type { AppName } from '@svetlitsa/domain/route/route'
import { pageSettingNames } from '@svetlitsa/domain/shop-settings/page-setting-names'

/** What one client and all clients together may ask of the router (door.slow-bodies). */
export interface Limits {
  /** Time to send the headers of a request. */
  headersMs: number
  /** Time to send a whole request; a body that keeps its rate may take longer. */
  requestMs: number
  /** How often Node looks for connections that exceed these two times. */
  checkIntervalMs: number
  /** Time in which a body may fall behind its rate; a small body has little more in all. */
  bodyDelayMs: number
  /** The rate that a larger body must keep, measured over `bodyDelayMs`. */
  bodyBytesPerSecond: number
  bodiesPerAddress: number
  bodies: number
  /** Memory for bodies that are being received. */
  bodyMemoryBytes: number
  connectionsPerAddress: number
  connections: number
  /** Calls of one address that are being answered. */
  callsPerAddress: number
  /** Time after which a client that does not read a forwarded answer is disconnected. */
  unreadAnswerMs: number
  /** The same for any connection on which nothing moves; longer than any answer takes. */
  silenceMs: number
}

/** The router’s settings. Only this file reads the environment. */
export interface Settings {
  port: number
  hosts: string[]
  /** The shop’s public origin, used to warm its first pages before the first visit. */
  publicOrigin: string
  dataDir: string
  /** Files of current and older builds; all routers may share the folder. */
  assetsDir: string
  apiOrigin: string
  storefrontOrigin: string
  /** Origins of servers that serve a single-page app in place of its build folder. */
  appOrigins: Partial<Record<AppName, string>>
  /** Origin of Vite's server for the storefront's islands, in development. */
  islandsOrigin: string | null
  appsDir: string
  storefrontStaticDir: string
  uiDir: string
  internalToken: string
  trustedProxies: string[]
  allowedHosts: string[]
  /** External origins that short codes may redirect to. */
  redirectOrigins: string[]
  /** Origins that pages may connect to besides the shop’s own: map tiles, payment widgets. */
  partnerOrigins: string[]
  /** Origins of third-party scripts (web analytics, captcha); empty without their keys. */
  counterOrigins: string[]
  /** Names of the settings that are set here and at the API, for the providers in pages. */
  pageSettings: string[]
  isDemo: boolean
  isDevelopment: boolean
  logLevel: string
  pageCacheBytes: number
  limits: Limits
}

/** Yandex Metrika loads its script from the first origin and reports to all of them. */
const metrikaOrigins = ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net']

/** Origins of the YooKassa widget: its script and its frame. */
const paymentOrigins = ['https://yookassa.ru', 'https://static.yoomoney.ru']

/** Origins of the SmartCaptcha widget and of its challenge frames. */
const captchaOrigins = [
  'https://smartcaptcha.cloud.yandex.ru',
  'https://smartcaptcha.yandexcloud.net',
]

/**
 * The rate is that of a phone on EDGE, so that a photograph arrives from anywhere; the times are
 * those within which a browser sends what it has.
 */
export const defaultLimits: Limits = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkIntervalMs: 1_000,
  bodyDelayMs: 10_000,
  bodyBytesPerSecond: 8_192,
  bodiesPerAddress: 128,
  bodies: 4_096,
  bodyMemoryBytes: 128 * 1024 * 1024,
  connectionsPerAddress: 512,
  connections: 10_000,
  callsPerAddress: 256,
  unreadAnswerMs: 15_000,
  silenceMs: 90_000,
}

/** The largest body of a call must fit (reviews with photographs: 42 MB). */
const minBodyMemoryMb = 64

const apps = resolve(import.meta.dirname, '../..')

export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const dataDir = resolve(env.DATA_DIR ?? resolve(apps, '../.data'))
  return {
    port: parsePort(env.PORT ?? '3000'),
    publicOrigin: parseOrigin('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN ?? 'http://localhost:3000'),
    hosts: parseList(env.HOST ?? '127.0.0.1,::1'),
    dataDir,
    assetsDir: resolve(env.ASSETS_DIR || resolve(dataDir, 'assets')),
    apiOrigin: parseOrigin('API_ORIGIN', env.API_ORIGIN),
    storefrontOrigin: parseOrigin('STOREFRONT_ORIGIN', env.STOREFRONT_ORIGIN),
    appOrigins: {
      ...(env.CHECKOUT_ORIGIN ? { checkout: env.CHECKOUT_ORIGIN } : {}),
      ...(env.ACCOUNT_ORIGIN ? { account: env.ACCOUNT_ORIGIN } : {}),
      ...(env.RETAIL_ORIGIN ? { retail: env.RETAIL_ORIGIN } : {}),
      ...(env.ASSEMBLER_ORIGIN ? { assembler: env.ASSEMBLER_ORIGIN } : {}),
    },
    islandsOrigin: env.ISLANDS_ORIGIN || null,
    appsDir: resolve(env.APPS_DIR ?? apps),
    storefrontStaticDir: resolve(
      env.STOREFRONT_STATIC_DIR ?? resolve(apps, 'storefront/.next/static'),
    ),
    uiDir: resolve(env.UI_DIR ?? resolve(apps, '../packages/ui/storybook-static')),
    internalToken: parseToken(env.INTERNAL_TOKEN),
    trustedProxies: parseList(env.TRUSTED_PROXIES ?? ''),
    allowedHosts: [...parseList(env.ALLOWED_HOSTS ?? ''), ...listPublicHosts(env.PUBLIC_ORIGIN)],
    redirectOrigins: parseList(env.REDIRECT_ORIGINS ?? ''),
    partnerOrigins: parseList(env.PARTNER_ORIGINS ?? ''),
    pageSettings: pageSettingNames.filter((name) => env[name]),
    counterOrigins: [
      ...(env.METRIKA_COUNTER ? metrikaOrigins : []),
      ...(env.YOOKASSA_SHOP_ID ? paymentOrigins : []),
      ...(env.SMARTCAPTCHA_SERVER_KEY ? captchaOrigins : []),
    ],
    isDemo: env.DEMO === '1',
    isDevelopment: env.NODE_ENV === 'development',
    logLevel: env.LOG_LEVEL ?? 'info',
    pageCacheBytes: Number(env.PAGE_CACHE_MB ?? 256) * 1024 * 1024,
    limits: readLimits(env),
  }
}

/** The names of all variables that the router reads. */
export function listSettingNames(): string[] {
  const names = new Set<string>()
  const required = {
    API_ORIGIN: 'http://localhost',
    STOREFRONT_ORIGIN: 'http://localhost',
    INTERNAL_TOKEN: '0123456789abcdef',
  }
  const recording: NodeJS.ProcessEnv = new Proxy<NodeJS.ProcessEnv>(required, {
    get(target, name) {
      names.add(String(name))
      return Reflect.get(target, name)
    },
  })
  readSettings(recording)
  return [...names]
}

function readLimits(env: NodeJS.ProcessEnv): Limits {
  const read = (name: string, standard: number, min = 1) =>
    parseCount(name, env[name] || String(standard), min)
  const { bodiesPerAddress, callsPerAddress, connectionsPerAddress, bodyMemoryBytes } =
    defaultLimits
  const memoryMb = read('BODY_MEMORY_MB', bodyMemoryBytes / 1024 / 1024, minBodyMemoryMb)
  return {
    ...defaultLimits,
    bodiesPerAddress: read('BODIES_PER_ADDRESS', bodiesPerAddress),
    callsPerAddress: read('CALLS_PER_ADDRESS', callsPerAddress),
    connectionsPerAddress: read('CONNECTIONS_PER_ADDRESS', connectionsPerAddress),
    bodyMemoryBytes: memoryMb * 1024 * 1024,
  }
}

function parseCount(name: string, text: string, min: number): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= min) return count
  throw new Error(`${name} must be a whole number from ${min}, not "${text}"`)
}

function parseList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The shop’s public host and its Kazakhstan host (ADR 0042). */
function listPublicHosts(origin: string | undefined): string[] {
  if (!origin) return []
  const { hostname } = new URL(parseOrigin('PUBLIC_ORIGIN', origin))
  return [hostname, `kz.${hostname}`]
}

function parsePort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  throw new Error(`PORT must be a number from 0 to 65535, not "${text}"`)
}

function parseOrigin(name: string, text: string | undefined): string {
  if (!text) throw new Error(`${name} is not set`)
  if (!URL.canParse(text)) throw new Error(`${name} must be a URL, not "${text}"`)
  return new URL(text).origin
}

function parseToken(text: string | undefined): string {
  // A short secret could be guessed, which would open the internal calls and the metrics.
  if (text && text.length >= 16) return text
  throw new Error('INTERNAL_TOKEN must have at least 16 characters')
}
