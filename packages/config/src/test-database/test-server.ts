import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '@svetlitsa/postgres/cluster/start-cluster'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import { findLivePostmaster } from '@svetlitsa/postgres/server/find-live-postmaster'
import { isAlive, readProcessStart } from '@svetlitsa/postgres/server/process-identity'
import { stopPostmaster } from '@svetlitsa/postgres/server/stop-postmaster'

const prefix = 'svetlitsa-test-'

export interface TestServer {
  /** URL of a database from which others can be created. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL server for one test run: the one in TEST_DATABASE_URL, else an embedded one
 * in a temporary folder, which is removed afterwards. Folders of killed runs are removed as well.
 */
export async function startTestServer(existingUrl: string | undefined): Promise<TestServer> {
  if (existingUrl) return { url: existingUrl, stop: async () => {} }
  await clearAbandoned()
  const dataDir = await createTemporaryFolder(prefix)
  const owner = { pid: process.pid, start: readProcessStart(process.pid) }
  await writeFile(join(dataDir, 'owner.json'), JSON.stringify(owner))
  const cluster = await startCluster({ dataDir, durable: false })
  return {
    url: cluster.url('postgres'),
    async stop() {
      await cluster.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A unique database name, since runs may share a server. */
export function freshDatabaseName(purpose: string): string {
  return `${purpose}_${randomBytes(8).toString('hex')}`
}

async function clearAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const dataDir = join(tmpdir(), name)
    const owner = readOwner(dataDir)
    if (!owner || isAlive(owner.pid, owner.start)) continue
    const postmaster = findLivePostmaster(join(dataDir, 'postgres'))
    if (postmaster) await stopPostmaster(postmaster.pid)
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Undefined also for a run that has just started and for one of another user. */
function readOwner(dataDir: string): { pid: number; start?: string } | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'owner.json'), 'utf8'))
  } catch {
    return undefined
  }
}
