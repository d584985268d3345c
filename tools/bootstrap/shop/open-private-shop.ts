import { fork } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTemporaryFolder } from '@svetlitsa/postgres/make-temporary-folder'
import { processStart } from '@svetlitsa/postgres/process-identity'
import { root } from '../env.ts'
import { endProcesses } from './end-processes.ts'

export interface PrivateShop {
  /** Undefined: it did not open, and the output says why. */
  origin: string | undefined
  /** Its database, for what no screen of the shop can do. */
  databaseUrl: string | undefined
  output(): string
  /** Closes it and throws its data away. */
  close(): Promise<void>
}

/**
 * Opens a whole shop on a free port and empty data of its own, the way `npm start` does, for
 * journeys and measurements.
 *
 * @param tell hears the shop's last line while it opens.
 */
export async function openPrivateShop(
  env: NodeJS.ProcessEnv,
  tell: (detail: string) => void,
): Promise<PrivateShop> {
  const dataDir = await makeTemporaryFolder('svetlitsa-shop-')
  const child = fork(join(root, 'tools', 'bootstrap', 'start-shop.ts'), {
    cwd: root,
    env: { ...env, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const take = (chunk: Buffer) => {
    output += chunk
    tell(output.trimEnd().split('\n').at(-1)?.trim() ?? '')
  }
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  const opened = await new Promise<unknown>((resolve) => {
    child.once('message', resolve)
    child.once('exit', () => resolve(undefined))
    child.once('error', () => resolve(undefined))
  })
  const pid = child.pid
  const noted = pid ? [{ name: 'shop', pid, start: processStart(pid) }] : []
  return {
    origin: textIn(opened, 'open'),
    databaseUrl: textIn(opened, 'databaseUrl'),
    output: () => output,
    async close() {
      await endProcesses(noted, 60_000)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function textIn(message: unknown, name: string): string | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  const value: unknown = Reflect.get(message, name)
  return typeof value === 'string' ? value : undefined
}
