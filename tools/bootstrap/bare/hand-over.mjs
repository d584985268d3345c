import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { outerNodeEnv, startedByNpm, toolEnvironment } from './env.mjs'
import { findTools, rememberTools } from './find-tools.mjs'
import { install } from './install.mjs'
import { PlainFailure } from './plain-failure.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

/**
 * Where every command of the project begins, on whatever Node the machine has: gets the Node and
 * pnpm the project needs, installs the dependencies and hands over to a TypeScript program.
 *
 * @param {string} script from the project's folder
 */
export async function handOver(script) {
  try {
    const tools = await findTools(root)
    const env = toolEnvironment(root, [dirname(tools.node), dirname(tools.pnpm)])
    await install(root, tools.pnpm, env)
    rememberTools(root, tools)
    run(tools.node, script, { ...env, NODE_ENV: outerNodeEnv() || undefined })
  } catch (error) {
    console.error(error instanceof PlainFailure ? `\n${error.message}` : error)
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
    // Through the channel the program notices the death of this process, however it comes.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  endWithNpm(child)
  child.once('error', (error) => {
    console.error(`The program ${node} does not start: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0))
  })
}

/**
 * Where npm started this process and is killed, nobody is left to stop it: it ends as with a signal.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithNpm(child) {
  const parent = process.ppid
  if (!startedByNpm()) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 1000)
}
