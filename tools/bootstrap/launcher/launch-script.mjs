import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildToolEnvironment, isStartedByNpm, readCallerNodeEnv } from './env.mjs'
import { cacheTools, findTools } from './find-tools.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { UserError } from './user-error.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

/**
 * Entry point of every project command, on any Node version: provides the required Node and pnpm,
 * installs the dependencies and starts a TypeScript program. Corepack takes pnpm from no mirror, npm
 * refuses an older Node instead of fetching a newer one, and pnpm fetches Node from its own site
 * only (ADR 0109).
 *
 * @param {string} script relative to the project root
 */
export async function launchScript(script) {
  try {
    const tools = await findTools(root)
    const env = buildToolEnvironment(root, [dirname(tools.node), dirname(tools.pnpm)])
    await installDependencies(root, tools.pnpm, env)
    cacheTools(root, tools)
    run(tools.node, script, {
      ...env,
      NODE_ENV: readCallerNodeEnv() || undefined,
      // Without it Node removes the types from the sources at each start, and what does that stays in
      // memory.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
    })
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error)
    process.exit(1)
  }
}

/**
 * @param {string} node
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 */
function run(node, script, env) {
  const child = spawn(node, [join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    env,
    // The channel closes when this process dies for any reason, which the program detects.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  stopWithNpm(child)
  child.once('error', (error) => {
    console.error(`The program ${node} does not start: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0))
  })
}

/**
 * If the npm process that started this one is killed, nobody could stop it; it then ends as if by a
 * signal.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithNpm(child) {
  const parent = process.ppid
  if (!isStartedByNpm()) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 1000)
}
