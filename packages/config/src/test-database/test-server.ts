import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statfsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '@svetlitsa/postgres/cluster/start-cluster'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import { findLivePostmaster } from '@svetlitsa/postgres/server/find-live-postmaster'
import { isAlive, readProcessStart } from '@svetlitsa/postgres/server/process-identity'
import { stopPostmaster } from '@svetlitsa/postgres/server/stop-postmaster'

const prefix = 'svetlitsa-test-'
/** A folder in memory on Linux; containers often limit it to 64 MB. */
const memoryFolder = '/dev/shm'
const NEEDED_BYTES = 4 * 2 ** 30

export interface TestServer {
  /** URL of a database from which others can be created. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL server for one test run: the one in TEST_DATABASE_URL, else an embedded one
 * in a temporary folder, in memory where there is room: every test file creates a database of a
 * thousand files. The folder is removed afterwards; those of killed runs are removed as well.
 */
export async function startTestServer(existingUrl: string | undefined): Promise<TestServer> {
  if (existingUrl) return { url: existingUrl, stop: async () => {} }
  await clearAbandoned()
  const dataDir = await createTemporaryFolder(
    prefix,
    hasRoom(memoryFolder) ? memoryFolder : tmpdir(),
  )
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

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= NEEDED_BYTES
}

async function clearAbandoned(): Promise<void> {
  const folders = [tmpdir(), memoryFolder].filter((folder) => existsSync(folder))
  const dataDirs = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((entry) => entry.startsWith(prefix))
      .map((entry) => join(folder, entry)),
  )
  for (const dataDir of dataDirs) {
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
