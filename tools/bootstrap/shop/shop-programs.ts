import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@svetlitsa/postgres/free-port'
import { root, type ShopSettings } from '../env.ts'
import type { Program } from './supervisor.ts'

export type Mode = 'built' | 'watched'

const singlePageApps = ['checkout', 'account', 'retail', 'assembler']

/** The order in which the shop closes: the door first, the API last. */
export const closingTurns = [['router'], ['storefront', ...singlePageApps]]

/**
 * The programs of a running shop with the environment of each. Built, the door serves the
 * single-page apps from their dist folders; watched, each has a server of its own behind the door.
 *
 * @param origin the shop's public address.
 */
export async function shopPrograms(
  mode: Mode,
  settings: ShopSettings,
  shared: NodeJS.ProcessEnv,
): Promise<Program[]> {
  const [apiPort, storefrontPort, ...appPorts] = await distinctPorts(2 + singlePageApps.length)
  const local = (port: number | undefined) => `http://127.0.0.1:${port}`
  const watch = mode === 'watched' ? ['--watch', '--watch-preserve-output'] : []
  const api: Program = {
    name: 'api',
    args: [...watch, 'src/main.ts'],
    cwd: appDir('api'),
    env: { ...shared, PORT: String(apiPort), HOST: '127.0.0.1' },
  }
  const storefront: Program = {
    name: 'storefront',
    args: [
      // A page leaves some megabytes of short-lived objects behind: with room for them the
      // collector takes a third of the time.
      '--max-semi-space-size=64',
      ...(mode === 'watched'
        ? [join('node_modules', 'next', 'dist', 'bin', 'next'), 'dev']
        : [join('src', 'server', 'start.ts')]),
      ...['--port', String(storefrontPort), '--hostname', '127.0.0.1'],
    ],
    cwd: appDir('storefront'),
    env: {
      ...shared,
      NODE_ENV: mode === 'watched' ? 'development' : 'production',
      PORT: String(storefrontPort),
      HOSTNAME: '127.0.0.1',
      API_ORIGIN: local(apiPort),
    },
  }
  const watched = mode === 'watched' ? singlePageApps : []
  const vites = watched.map(
    (name, at): Program => ({
      name,
      args: [
        join('node_modules', 'vite', 'bin', 'vite.js'),
        ...['--port', String(appPorts[at]), '--strictPort', '--host', '127.0.0.1'],
      ],
      cwd: appDir(name),
      env: { ...shared, NODE_ENV: 'development', PORT: String(appPorts[at]) },
    }),
  )
  const origins = watched.map((name, at) => [`${name.toUpperCase()}_ORIGIN`, local(appPorts[at])])
  const router: Program = {
    name: 'router',
    args: [...watch, 'src/main.ts'],
    cwd: appDir('router'),
    env: {
      ...shared,
      PORT: String(settings.port),
      HOST: settings.hosts.join(','),
      API_ORIGIN: local(apiPort),
      STOREFRONT_ORIGIN: local(storefrontPort),
      ...(mode === 'built'
        ? { STOREFRONT_STATIC_DIR: join(appDir('storefront'), '.next', 'static') }
        : {}),
      ...uiEnvironment(),
      ...Object.fromEntries(origins),
    },
  }
  return [api, storefront, ...vites, router]
}

function appDir(name: string): string {
  return join(root, 'apps', name)
}

function uiEnvironment(): NodeJS.ProcessEnv {
  const dir = join(root, 'packages', 'ui', 'storybook-static')
  return existsSync(dir) ? { UI_DIR: dir } : {}
}

async function distinctPorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}
