import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const preload = new URL('../../../../tools/bootstrap/process/resolve-fast.mjs', import.meta.url)

/**
 * How programs of the API are run, as under `npm start` and in the images: half of the time of a
 * start is finding modules, and a third of the rest is compiling them.
 */
export const fastStart = {
  args: ['--import', preload.href],
  env: {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: join(tmpdir(), 'svetlitsa-compile-cache'),
  },
}

export interface RunningApi {
  origin: string
  /** Everything the process has written so far. */
  output(): string
  /** Sends a signal: SIGTERM begins a stop, SIGKILL is a crash, SIGSTOP a hung process. */
  signal(name: NodeJS.Signals): void
  /** Resolves to the exit code when the process has ended; null if a signal ended it. */
  ended: Promise<number | null>
  stop(): Promise<void>
}

/** Runs the API as a separate process and collects its log. */
export async function runApi(env: Record<string, string>): Promise<RunningApi> {
  const child = spawn(process.execPath, [...fastStart.args, main], {
    env: {
      ...fastStart.env,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'trace',
      DATA_DIR: join(tmpdir(), 'svetlitsa-test-data'),
      ...env,
    },
  })
  let output = ''
  let origin = ''
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const listening = new Promise<void>((resolve, reject) => {
    const collectOutput = (piece: Buffer): void => {
      output += piece.toString('utf8')
      if (origin) return
      origin = /"origin":"(http:[^"]+)"/.exec(output)?.[1] ?? ''
      if (origin) resolve()
    }
    child.stdout.on('data', collectOutput)
    child.stderr.on('data', collectOutput)
    child.once('exit', () => reject(new Error(`the API ended:\n${output}`)))
  })
  await listening
  return {
    origin,
    output: () => output,
    signal: (name) => child.kill(name),
    ended,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
