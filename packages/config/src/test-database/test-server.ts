import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTemporaryFolder } from '@svetlitsa/postgres/make-temporary-folder'
import { livePostmaster } from '@svetlitsa/postgres/postmaster-file'
import { isAlive, processStart } from '@svetlitsa/postgres/process-identity'
import { startCluster } from '@svetlitsa/postgres/start-cluster'
import { stopPostmaster } from '@svetlitsa/postgres/stop-postmaster'

const prefix = 'svetlitsa-test-'

export interface TestServer {
  /** Of a database in which others can be made. */
  url: string
  stop(): Promise<void>
}

/**
 * A PostgreSQL for one run of tests: the one TEST_DATABASE_URL names, else an embedded one in a
 * temporary folder, which is gone afterwards. Those of runs that were killed are cleared away.
 */
export async function startTestServer(given: string | undefined): Promise<TestServer> {
  if (given) return { url: given, stop: async () => {} }
  await clearAbandoned()
  const dataDir = await makeTemporaryFolder(prefix)
  const owner = { pid: process.pid, start: processStart(process.pid) }
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

/** A name no other run has, for databases on a server that runs may share. */
export function freshDatabaseName(purpose: string): string {
  return `${purpose}_${randomBytes(8).toString('hex')}`
}

async function clearAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const dataDir = join(tmpdir(), name)
    const owner = readOwner(dataDir)
    if (!owner || isAlive(owner.pid, owner.start)) continue
    const postmaster = livePostmaster(join(dataDir, 'postgres'))
    if (postmaster) await stopPostmaster(postmaster.pid)
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Undefined also for a run that is only just beginning, and for another user's. */
function readOwner(dataDir: string): { pid: number; start?: string } | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'owner.json'), 'utf8'))
  } catch {
    return undefined
  }
}
