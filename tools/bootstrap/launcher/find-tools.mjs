import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildToolEnvironment, getRunnerName, getSearchFolders } from './env.mjs'
import { runStep } from './progress.mjs'
import { runProgram } from './run-program.mjs'

const nodeVersion = '24.21.0'
const pnpmVersion = '12.21.0'

/**
 * Node runs TypeScript sources from 22.18 on; the dependencies need at least 22.19. Odd release
 * lines, which never become LTS, are excluded.
 *
 * @param {string} version as in process.versions.node
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 19)
}

/**
 * Finds the Node and pnpm the project needs. Missing tools are fetched from the package registry,
 * and their paths are stored beside the dependencies because calling npx takes seconds.
 *
 * @param {string} root
 * @returns {Promise<{ node: string, pnpm: string }>}
 */
export async function findTools(root) {
  const cached = readCachedTools(root)
  const node = isNewEnough(process.versions.node)
    ? process.execPath
    : (cached.node ?? (await fetchNode(root)))
  const pnpm = cached.pnpm ?? findRunningPnpm() ?? (await fetchPnpm(root, node))
  return { node, pnpm }
}

/** @param {string} root */
function getCacheFile(root) {
  return join(root, 'node_modules', '.svetlitsa-tools.json')
}

/**
 * @param {string} root
 * @returns {{ node?: string, pnpm?: string }}
 */
function readCachedTools(root) {
  try {
    const cache = JSON.parse(readFileSync(getCacheFile(root), 'utf8'))
    return cache.nodeVersion === nodeVersion && cache.pnpmVersion === pnpmVersion
      ? { node: findExisting(cache.node), pnpm: findExisting(cache.pnpm) }
      : {}
  } catch {
    return {}
  }
}

/** @param {unknown} path */
function findExisting(path) {
  return typeof path === 'string' && existsSync(path) ? path : undefined
}

/** The pnpm that runs this command, if it is of the right version. */
function findRunningPnpm() {
  if (!getRunnerName().startsWith(`pnpm/${pnpmVersion} `)) return undefined
  return getSearchFolders()
    .map((folder) => join(folder, 'pnpm'))
    .find(existsSync)
}

/**
 * Called after the installation, which creates node_modules.
 *
 * @param {string} root
 * @param {{ node: string, pnpm: string }} tools
 */
export function cacheTools(root, tools) {
  writeFileSync(getCacheFile(root), `${JSON.stringify({ nodeVersion, pnpmVersion, ...tools })}\n`)
}

/** @param {string} root */
function fetchNode(root) {
  return runStep(`Fetching Node ${nodeVersion}`, async () => {
    const args = ['--yes', '-p', `node@${nodeVersion}`, 'node', '-p', 'process.execPath']
    return runNpx(args, buildToolEnvironment(root))
  })
}

/**
 * @param {string} root
 * @param {string} node
 */
function fetchPnpm(root, node) {
  return runStep(`Fetching pnpm ${pnpmVersion}`, async () => {
    const args = ['--yes', '-p', `pnpm@${pnpmVersion}`, '-c', 'command -v pnpm']
    return runNpx(args, buildToolEnvironment(root, [dirname(node)]))
  })
}

/**
 * npx must not run in the project root, whose packages it would use instead.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function runNpx(args, env) {
  const what = 'Fetching from the package registry'
  const output = await runProgram('npx', args, { cwd: tmpdir(), env, what })
  const path = output.split('\n').findLast((line) => line.startsWith('/') && existsSync(line))
  if (path) return path
  throw new Error(`npx returned no path:\n${output}`)
}
