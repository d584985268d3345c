import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { toolEnvironment } from './env.mjs'
import { step } from './progress.mjs'
import { runProgram } from './run-program.mjs'

const nodeVersion = '24.21.0'
const pnpmVersion = '12.21.0'

/**
 * Node runs TypeScript sources from 22.18 on; 22.19 is the oldest the dependencies take. Odd and
 * never finished lines between are left out.
 *
 * @param {string} version as in process.versions.node
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 19)
}

/**
 * Finds the Node and pnpm the project needs; what the machine lacks is fetched from the package
 * registry and remembered beside the dependencies, because asking npx costs seconds.
 *
 * @param {string} root
 * @returns {Promise<{ node: string, pnpm: string }>}
 */
export async function findTools(root) {
  const remembered = recall(root)
  const node = isNewEnough(process.versions.node)
    ? process.execPath
    : (remembered.node ?? (await fetchNode(root)))
  const pnpm = remembered.pnpm ?? (await fetchPnpm(root, node))
  return { node, pnpm }
}

/** @param {string} root */
function memory(root) {
  return join(root, 'node_modules', '.svetlitsa-tools.json')
}

/**
 * @param {string} root
 * @returns {{ node?: string, pnpm?: string }}
 */
function recall(root) {
  try {
    const known = JSON.parse(readFileSync(memory(root), 'utf8'))
    return known.nodeVersion === nodeVersion && known.pnpmVersion === pnpmVersion
      ? { node: ifThere(known.node), pnpm: ifThere(known.pnpm) }
      : {}
  } catch {
    return {}
  }
}

/** @param {unknown} path */
function ifThere(path) {
  return typeof path === 'string' && existsSync(path) ? path : undefined
}

/**
 * Written after the installation, which makes node_modules.
 *
 * @param {string} root
 * @param {{ node: string, pnpm: string }} tools
 */
export function rememberTools(root, tools) {
  writeFileSync(memory(root), `${JSON.stringify({ nodeVersion, pnpmVersion, ...tools })}\n`)
}

/** @param {string} root */
function fetchNode(root) {
  return step(`Fetching Node ${nodeVersion}`, async () => {
    const args = ['--yes', '-p', `node@${nodeVersion}`, 'node', '-p', 'process.execPath']
    return runNpx(args, toolEnvironment(root))
  })
}

/**
 * @param {string} root
 * @param {string} node
 */
function fetchPnpm(root, node) {
  return step(`Fetching pnpm ${pnpmVersion}`, async () => {
    const args = ['--yes', '-p', `pnpm@${pnpmVersion}`, '-c', 'command -v pnpm']
    return runNpx(args, toolEnvironment(root, [dirname(node)]))
  })
}

/**
 * The project's folder is no place to run npx: it would take the project for its own packages.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function runNpx(args, env) {
  const what = 'Fetching from the package registry'
  const output = await runProgram('npx', args, { cwd: tmpdir(), env, what })
  const path = output.split('\n').findLast((line) => line.startsWith('/') && existsSync(line))
  if (path) return path
  throw new Error(`npx answered no path:\n${output}`)
}
