import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '@svetlitsa/postgres/server/find-free-port'
import { root, type ShopSettings } from '../env.ts'
import { allocatorSettings, limitHeap } from './program-memory.ts'
import type { Program } from './supervisor.ts'

export type Mode = 'built' | 'watched'

const singlePageApps = ['checkout', 'account', 'retail', 'assembler']

/**
 * A restart after an edit allocates some hundred megabytes, which a young generation of the usual
 * first size collects again and again.
 */
const watchArguments = [
  ...['--import', join(import.meta.dirname, 'watch-own-files.mjs')],
  ...['--min-semi-space-size=16', '--watch', '--watch-preserve-output'],
]

/** The shutdown order: the router first, the API last. */
export const shutdownOrder = [['router'], ['storefront', ...singlePageApps]]

/**
 * Lists the programs of a shop with the environment of each. In built mode the router serves the
 * single-page apps from their dist folders; in watched mode each has a development server behind
 * the router, as have the storefront's islands, whose server the storefront starts.
 *
 * @param origin the shop’s public origin.
 */
export async function listShopPrograms(
  mode: Mode,
  settings: ShopSettings,
  shared: NodeJS.ProcessEnv,
): Promise<Program[]> {
  const [apiPort, storefrontPort, islandsPort, ...appPorts] = await findDistinctPorts(
    3 + singlePageApps.length,
  )
  const toLocalOrigin = (port: number | undefined) => `http://127.0.0.1:${port}`
  const preload = join(import.meta.dirname, 'resolve-fast.mjs')
  const listArguments = (program: 'api' | 'router') => [
    ...(mode === 'watched' ? watchArguments : limitHeap(program)),
    ...['--import', preload],
  ]
  const programEnv = { ...shared, ...allocatorSettings }
  const api: Program = {
    name: 'api',
    args: [...listArguments('api'), 'src/main.ts'],
    cwd: getAppDir('api'),
    env: { ...programEnv, PORT: String(apiPort), HOST: '127.0.0.1' },
  }
  const storefront: Program = {
    name: 'storefront',
    args: [
      ...(mode === 'watched'
        ? ['--max-semi-space-size=64', join('node_modules', 'next', 'dist', 'bin', 'next'), 'dev']
        : [...limitHeap('storefront'), join('src', 'server', 'start.ts')]),
      ...['--port', String(storefrontPort), '--hostname', '127.0.0.1'],
    ],
    cwd: getAppDir('storefront'),
    env: {
      ...programEnv,
      NODE_ENV: mode === 'watched' ? 'development' : 'production',
      PORT: String(storefrontPort),
      HOSTNAME: '127.0.0.1',
      API_ORIGIN: toLocalOrigin(apiPort),
      ...(mode === 'watched' ? { ISLANDS_PORT: String(islandsPort) } : {}),
    },
  }
  const watched = mode === 'watched' ? singlePageApps : []
  const vites = watched.map(
    (name, index): Program => ({
      name,
      args: [
        join('node_modules', 'vite', 'bin', 'vite.js'),
        ...['--port', String(appPorts[index]), '--strictPort', '--host', '127.0.0.1'],
      ],
      cwd: getAppDir(name),
      env: { ...shared, NODE_ENV: 'development', PORT: String(appPorts[index]) },
    }),
  )
  const origins = watched.map((name, index) => [
    `${name.toUpperCase()}_ORIGIN`,
    toLocalOrigin(appPorts[index]),
  ])
  const router: Program = {
    name: 'router',
    args: [...listArguments('router'), 'src/main.ts'],
    cwd: getAppDir('router'),
    env: {
      ...programEnv,
      PORT: String(settings.port),
      HOST: settings.hosts.join(','),
      API_ORIGIN: toLocalOrigin(apiPort),
      STOREFRONT_ORIGIN: toLocalOrigin(storefrontPort),
      ...(mode === 'built'
        ? { STOREFRONT_STATIC_DIR: join(getAppDir('storefront'), '.next', 'static') }
        : { ISLANDS_ORIGIN: toLocalOrigin(islandsPort) }),
      ...buildUiEnvironment(),
      ...Object.fromEntries(origins),
    },
  }
  return [api, storefront, ...vites, router]
}

function getAppDir(name: string): string {
  return join(root, 'apps', name)
}

function buildUiEnvironment(): NodeJS.ProcessEnv {
  const dir = join(root, 'packages', 'ui', 'storybook-static')
  return existsSync(dir) ? { UI_DIR: dir } : {}
}

async function findDistinctPorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await findFreePort())
  return [...ports]
}
