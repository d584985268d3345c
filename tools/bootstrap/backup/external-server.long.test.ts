import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRows, runSql } from '@svetlitsa/config/test-database/run-sql.ts'
import { startCluster } from '@svetlitsa/postgres/cluster/start-cluster'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import { findFreePort } from '@svetlitsa/postgres/server/find-free-port'
import { findServerUser } from '@svetlitsa/postgres/server/find-server-user'
import { stopPostmaster } from '@svetlitsa/postgres/server/stop-postmaster'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runShopCommand } from './drill/run-shop-command.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Installed server programs of the same version as the pg_dump on PATH. */
const serverPrograms = findServerPrograms()
let dataDir: string
let closers: (() => Promise<void>)[]

beforeEach(async () => {
  dataDir = await createTemporaryFolder('svetlitsa-external-')
  closers = []
})

afterEach(async () => {
  for (const close of closers.toReversed()) await close()
  await rm(dataDir, { recursive: true, force: true })
})

it('says which version of pg_dump an external server needs', async () => {
  const cluster = await startCluster({ dataDir: join(dataDir, 'server'), durable: false })
  closers.push(cluster.stop)
  const env = { DATA_DIR: dataDir, DATABASE_URL: cluster.url('postgres'), PATH: '/nowhere' }
  const { code, output } = await runShopCommand(env, ['backup'])
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('pg_dump of version 18 or newer is needed, there is none on PATH'),
  ])
  expect(existsSync(join(dataDir, 'backups'))).toBe(false)
})

it.runIf(serverPrograms)(
  'backs up and restores an external server with pg_dump and keeps the replaced database',
  async () => {
    const server = await startInstalledServer(serverPrograms ?? '')
    await runSql(server, 'create database shop')
    const url = server.replace(/postgres$/, 'shop')
    await runSql(url, "create table sold as select 1 as id, 'диван' as name")
    await mkdir(join(dataDir, 'media'))
    await writeFile(join(dataDir, 'media', 'photo.webp'), 'a photograph')
    const shop = (...args: string[]) =>
      runShopCommand({ DATA_DIR: dataDir, DATABASE_URL: url }, args)
    const backup = await shop('backup')
    expect(backup.code, backup.output).toBe(0)
    await runSql(url, 'drop table sold')
    await rm(join(dataDir, 'media'), { recursive: true })
    const restored = await shop('restore', join(dataDir, 'backups'))
    expect(restored.code, restored.output).toBe(0)
    expect(await readRows(url, 'select id, name from sold')).toEqual([{ id: 1, name: 'диван' }])
    expect(existsSync(join(dataDir, 'media', 'photo.webp'))).toBe(true)
    const kept = await readRows(
      server,
      "select from pg_database where datname like 'shop\\_replaced\\_%'",
    )
    expect(kept).toHaveLength(1)
    const timed = await shop('restore', join(dataDir, 'backups'), '--to', '2026-01-01')
    expect([timed.code, timed.output]).toEqual([1, expect.stringContaining('--to')])
  },
)

/** Starts a server of the system’s PostgreSQL; returns the URL of its database `postgres`. */
async function startInstalledServer(programs: string): Promise<string> {
  const user = findServerUser()
  const folder = join(dataDir, 'installed')
  await mkdir(folder, { mode: 0o700 })
  if (user) await chown(folder, user.uid, user.gid)
  const options = { ...(user ? { uid: user.uid, gid: user.gid } : {}), cwd: '/' }
  const initdb = ['--pgdata', folder, '--username=owner', '--auth=trust', '--encoding=UTF8']
  execFileSync(join(programs, 'initdb'), [...initdb, '--locale=C.UTF-8', '--no-sync'], options)
  const port = await findFreePort()
  const settings = ['-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1']
  const args = ['-D', folder, '-p', String(port), ...settings, '-F']
  const server = spawn(join(programs, 'postgres'), args, { ...options, stdio: 'ignore' })
  closers.push(() => stopPostmaster(server.pid ?? 0))
  const url = `postgres://owner@127.0.0.1:${port}/postgres`
  await vi.waitFor(() => readRows(url, 'select 1'), { timeout: 30_000, interval: 100 })
  return url
}

function findServerPrograms(): string | undefined {
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' })
  const major = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]
  const folder = `/usr/lib/postgresql/${major}/bin`
  return existsSync(join(folder, 'initdb')) ? folder : undefined
}
