import { fork } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import { readProcessStart } from '@svetlitsa/postgres/server/process-identity'
import { root } from '../env.ts'
import { stopProcesses } from '../process/stop-processes.ts'

export interface PrivateShop {
  /** Undefined if the shop did not open; the output contains the reason. */
  origin: string | undefined
  /** Its database, for changes that no screen of the shop can make. */
  databaseUrl: string | undefined
  output(): string
  /** Closes the shop; a temporary folder of its data is deleted. */
  close(): Promise<void>
}

/**
 * Starts a whole shop on a free port with its own empty data, as `npm start` does, for journeys and
 * benchmarks.
 *
 * @param reportProgress receives the shop’s last line of output while it opens.
 */
export async function openPrivateShop(
  env: NodeJS.ProcessEnv,
  reportProgress: (detail: string) => void,
): Promise<PrivateShop> {
  const dataDir = await createTemporaryFolder('svetlitsa-shop-')
  const shop = await openShopOn(dataDir, env, reportProgress)
  const close = async () => {
    await shop.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...shop, close }
}

/** Starts a whole shop on a free port with the data of a folder, which its end does not delete. */
export async function openShopOn(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  reportProgress: (detail: string) => void,
): Promise<PrivateShop> {
  const child = fork(join(root, 'tools', 'bootstrap', 'start-shop.ts'), {
    cwd: root,
    env: { ...env, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const take = (chunk: Buffer) => {
    output += chunk
    reportProgress(output.trimEnd().split('\n').at(-1)?.trim() ?? '')
  }
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  const opened = await new Promise<unknown>((resolve) => {
    child.once('message', resolve)
    child.once('exit', () => resolve(undefined))
    child.once('error', () => resolve(undefined))
  })
  const pid = child.pid
  const processes = pid ? [{ name: 'shop', pid, start: readProcessStart(pid) }] : []
  return {
    origin: readText(opened, 'open'),
    databaseUrl: readText(opened, 'databaseUrl'),
    output: () => output,
    close: () => stopProcesses(processes, 60_000),
  }
}

function readText(message: unknown, name: string): string | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  const value: unknown = Reflect.get(message, name)
  return typeof value === 'string' ? value : undefined
}
