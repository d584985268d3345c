import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { buildProgramEnvironment, root } from './env.ts'

/** The commands of package.json that run one program each, or several in order. */
const tools: Readonly<Record<string, readonly (readonly string[])[]>> = {
  build: [['turbo', 'run', 'build']],
  typecheck: [['turbo', 'run', 'typecheck']],
  lint: [['biome', 'check', '.']],
  format: [['biome', 'check', '--write', '.']],
  walls: [['node', 'packages/config/src/walls/check-walls.ts']],
  requirements: [['node', 'packages/config/src/requirements/check-requirements.ts']],
  tokens: [['node', 'tools/tokens/write-tokens.ts']],
  knip: [['knip'], ['knip', '--production']],
}

const [name = '', ...args] = process.argv.slice(2)
const commands = tools[name]
if (commands) process.exitCode = await runAll(commands)
else {
  process.stderr.write(`Unknown command «${name}». Known: ${Object.keys(tools).join(', ')}\n`)
  process.exitCode = 2
}

async function runAll(all: readonly (readonly string[])[]): Promise<number> {
  for (const [program = '', ...given] of all) {
    const code = await run(program, [...given, ...args])
    if (code !== 0) return code
  }
  return 0
}

/** Node and pnpm come first on PATH: the launcher has put them there. */
function run(program: string, given: readonly string[]): Promise<number> {
  const child = spawn(program, given, {
    cwd: root,
    env: buildProgramEnvironment(),
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}
