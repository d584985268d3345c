import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@svetlitsa/bootstrap/env'
import { ensureDatabase } from '@svetlitsa/postgres/ensure-database'
import { makeTemporaryFolder } from '@svetlitsa/postgres/make-temporary-folder'
import { startCluster } from '@svetlitsa/postgres/start-cluster'
import { type Program, runProgram, startProgram } from './start-program.ts'

export interface OpenApi {
  origin: string
  databaseUrl: string
  pid: number
  /** Statements that the process sent to the database so far. */
  countStatements(): Promise<number>
  close(): Promise<void>
}

/**
 * The API alone, as in production, on a PostgreSQL and demonstration goods of its own.
 *
 * @param offers about how many offers the shop has; the usual demonstration where none is said.
 */
export async function openApi(tell: (detail: string) => void, offers?: number): Promise<OpenApi> {
  const dataDir = await makeTemporaryFolder('svetlitsa-bench-')
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
      // All of the load comes from one address.
      ADDRESS_CALLS_PER_SECOND: '1000000',
    }
    const api = (file: string) => join(root, 'apps', 'api', 'src', file)
    tell('makes the tables and fills the shop')
    await runProgram(api('command/migrate.ts'), [], env)
    await runProgram(api('command/seed.ts'), offers ? ['--offers', String(offers)] : [], env)
    program = await startProgram(api('main.ts'), env)
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
  const found = /^shop_statements_total (\d+)/m.exec(await answer.text())
  if (!found) throw new Error('the API does not count its statements')
  return Number(found[1])
}
