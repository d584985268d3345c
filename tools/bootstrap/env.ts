import { networkInterfaces } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { UserError } from './launcher/user-error.mjs'

/** The project root. */
export const root = join(import.meta.dirname, '..', '..')

export interface ShopSettings {
  port: number
  /** Addresses to listen on. */
  hosts: string[]
  dataDir: string
  /** Undefined for the embedded server. */
  databaseUrl: string | undefined
  /** Seeded products, demo logins and the outbox page, unless NODE_ENV=production is set. */
  demo: boolean
  /** Variables set by the user, passed on to the apps; the shop’s own values override them. */
  outer: NodeJS.ProcessEnv
}

/** Reads the settings of `npm start` and `npm run dev` from the environment. */
export function readShopSettings(env: NodeJS.ProcessEnv = process.env): ShopSettings {
  return {
    port: readPort(env.PORT),
    hosts: readHosts(env.HOST),
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    demo: env.NODE_ENV !== 'production',
    outer: env,
  }
}

function readPort(text: string | undefined): number {
  if (!text) return 3000
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new UserError(`PORT is «${text}», but must be a whole number from 0 to 65535`)
}

function readHosts(text: string | undefined): string[] {
  const chosen = (text ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean)
  if (chosen.length > 0) return chosen
  const addresses = Object.values(networkInterfaces()).flat()
  const hasIpv6 = addresses.some((address) => address?.address === '::1')
  return hasIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1']
}

/** The folder in which a command was entered; npm changes to the project root. */
export function getCallerFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env.INIT_CWD || process.cwd()
}

/** The environment of the tests, without anything that refers to the user’s own shop and data. */
export function buildTestEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { DATABASE_URL, DATA_DIR, PORT, HOST, NODE_ENV, PUBLIC_ORIGIN, ...rest } = env
  return rest
}

/**
 * The environment of a suite. Nobody downloads what it builds, so that the build compresses less:
 * the best compression of five apps takes more than a minute.
 */
export function buildSuiteEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return { ...buildTestEnvironment(env), BUILD_COMPRESSION: 'quick' }
}

/** The environment of a command of package.json, which finds the programs of the dependencies. */
export function buildProgramEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return { ...env, PATH: [env.PATH, join(root, 'node_modules', '.bin')].join(delimiter) }
}
