import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import { PlainFailure } from './bare/plain-failure.mjs'

/** The project's folder. */
export const root = join(import.meta.dirname, '..', '..')

export interface ShopSettings {
  port: number
  /** Addresses to listen on. */
  hosts: string[]
  dataDir: string
  /** Undefined: the embedded server. */
  databaseUrl: string | undefined
  /** Seeded goods, demo logins, the outbox page: unless NODE_ENV=production was set from outside. */
  demo: boolean
  /** What the person set, to be handed to the apps; the shop's own values come over it. */
  outer: NodeJS.ProcessEnv
}

/** What `npm start` and `npm run dev` take from the environment. */
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
  throw new PlainFailure(`PORT is «${text}», but must be a whole number from 0 to 65535`)
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

/** The folder a command was typed in; npm itself goes to the project's. */
export function callerFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env.INIT_CWD || process.cwd()
}

/** What the tests see of the environment: nothing that points at the person's own shop and data. */
export function testEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { DATABASE_URL, DATA_DIR, PORT, HOST, NODE_ENV, PUBLIC_ORIGIN, ...rest } = env
  return rest
}
