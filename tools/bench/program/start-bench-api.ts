import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@svetlitsa/bootstrap/env'
import { allocatorSettings, limitHeap } from '@svetlitsa/bootstrap/process/program-memory'
import { startCluster } from '@svetlitsa/postgres/cluster/start-cluster'
import { ensureDatabase } from '@svetlitsa/postgres/database/ensure-database'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import { type Program, runProgram, startProgram } from './start-program.ts'

export interface BenchApi {
  origin: string
  databaseUrl: string
  pid: number
  /** Number of statements that the process has sent to the database. */
  countStatements(): Promise<number>
  close(): Promise<void>
}

/**
 * Starts the API alone, as in production, with its own PostgreSQL server and demonstration data.
 *
 * @param offers approximate number of offers; default: the usual demonstration.
 * @param settings environment variables in addition, such as limits.
 */
export async function startBenchApi(
  reportProgress: (detail: string) => void,
  offers?: number,
  settings: Record<string, string> = {},
): Promise<BenchApi> {
  const dataDir = await createTemporaryFolder('svetlitsa-bench-')
  const cluster = await startCluster({ dataDir })
  let program: Program | undefined
  const close = async () => {
    await program?.stop()
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const databaseUrl = cluster.url('shop')
    await ensureDatabase(cluster.url('postgres'), 'shop')
    const token = randomBytes(16).toString('hex')
    const env = {
      NODE_ENV: 'production',
      DEMO: '1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      INTERNAL_TOKEN: token,
      // All load comes from one client address.
      ADDRESS_CALLS_PER_SECOND: '1000000',
      ...settings,
    }
    const resolveApiFile = (file: string) => join(root, 'apps', 'api', file)
    reportProgress('makes the tables and fills the shop')
    await runProgram(resolveApiFile('src/command/migrate.ts'), [], env)
    await runProgram(
      resolveApiFile('demo/command/seed.ts'),
      offers ? ['--offers', String(offers)] : [],
      env,
    )
    program = await startProgram(
      resolveApiFile('src/main.ts'),
      { ...env, ...allocatorSettings },
      limitHeap('api'),
    )
    const { origin, pid } = program
    const statements = () => countStatements(origin, token)
    return { origin, databaseUrl, pid, countStatements: statements, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function countStatements(origin: string, token: string): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { 'x-internal-token': token } })
  const match = /^shop_statements_total (\d+)/m.exec(await answer.text())
  if (!match) throw new Error('the API does not report its statement count')
  return Number(match[1])
}
