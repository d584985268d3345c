import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ensureDatabase } from '../database/ensure-database.ts'
import { createTemporaryFolder } from '../server/create-temporary-folder.ts'
import { isAlive } from '../server/process-identity.ts'
import { joinCluster } from './join-cluster.ts'
import { type Cluster, startCluster } from './start-cluster.ts'

const isRoot = process.getuid?.() === 0
let dataDir: string
let started: Cluster[]

beforeEach(async () => {
  dataDir = await createTemporaryFolder('данные with spaces ')
  started = []
})

afterEach(async () => {
  for (const cluster of started) await cluster.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(notify?: (notice: string) => void, dir = dataDir): Promise<Cluster> {
  const cluster = await startCluster({ dataDir: dir, ...(notify ? { notify: notify } : {}) })
  started.push(cluster)
  return cluster
}

async function query(cluster: Cluster, sql: string): Promise<unknown[][]> {
  const client = new Client({ connectionString: cluster.url('postgres') })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows
  } finally {
    await client.end()
  }
}

it('creates the cluster with UTF-8 and C.UTF-8 whatever the locale, in a path with spaces', async () => {
  const cluster = await start()
  const settings =
    'select pg_encoding_to_char(encoding), datcollate, datctype from pg_database where datname = current_database()'
  expect(await query(cluster, settings)).toEqual([['UTF8', 'C.UTF-8', 'C.UTF-8']])
  expect(await query(cluster, "select setting from pg_settings where name = 'fsync'")).toEqual([
    ['on'],
  ])
  expect(dirname(cluster.clusterDir)).toBe(dataDir)
})

it('never runs as root and requires the password', async () => {
  const cluster = await start()
  const uid = execFileSync('ps', ['-o', 'uid=', '-p', String(cluster.pid)], { encoding: 'utf8' })
  expect(Number(uid)).toBeGreaterThan(0)
  const stranger = new Client({
    connectionString: cluster.url('postgres').replace(/:[^:@]+@/, ':wrong@'),
  })
  await expect(stranger.connect()).rejects.toThrow('password authentication failed')
  const { mode } = await stat(`${cluster.clusterDir}.password`)
  expect(mode & 0o077).toBe(0)
})

it('keeps committed data when the server is killed, and starts again', async () => {
  const cluster = await start()
  await query(cluster, 'create table kept as select 42 as answer')
  process.kill(cluster.pid, 'SIGKILL')
  while (isAlive(cluster.pid)) await sleep(10)
  const restarted = await start()
  expect(restarted.pid).not.toBe(cluster.pid)
  expect(await query(restarted, 'select answer from kept')).toEqual([[42]])
})

it('starts again while a process of the killed server still holds its memory', async () => {
  const cluster = await start()
  const children = execFileSync('pgrep', ['-P', String(cluster.pid)], { encoding: 'utf8' })
  const child = Number(children.split('\n')[0])
  process.kill(child, 'SIGSTOP')
  process.kill(cluster.pid, 'SIGKILL')
  while (isAlive(cluster.pid)) await sleep(10)
  const restarted = start()
  const log = join(dataDir, 'postgres.log')
  await expect
    .poll(() => readFile(log, 'utf8'), { timeout: 30_000 })
    .toContain('shared memory block')
  process.kill(child, 'SIGCONT')
  expect(await query(await restarted, 'select 1')).toEqual([[1]])
})

it('takes over a server that a killed shop left running, and stops it at the end', async () => {
  const left = await start()
  const restarted = await start()
  expect(restarted).toMatchObject({ attached: true, pid: left.pid, port: left.port })
  expect(await query(restarted, 'select 1')).toEqual([[1]])
  await restarted.stop()
  expect(left.isAlive()).toBe(false)
})

it('lets another process connect to the running server without owning it', async () => {
  const cluster = await start()
  const url = await joinCluster(dataDir)
  expect(url('postgres')).toBe(cluster.url('postgres'))
})

it('removes the files of an interrupted initialization', async () => {
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
  const cluster = await start()
  expect(await query(cluster, 'select 1')).toEqual([[1]])
})

it('never removes a used database whose password file is missing', async () => {
  const cluster = await start()
  await cluster.stop()
  await rm(`${cluster.clusterDir}.password`)
  await expect(startCluster({ dataDir })).rejects.toThrow('password file')
  expect(existsSync(join(cluster.clusterDir, 'global'))).toBe(true)
})

it('creates a database once', async () => {
  const cluster = await start()
  await ensureDatabase(cluster.url('postgres'), 'svetlitsa')
  await ensureDatabase(cluster.url('postgres'), 'svetlitsa')
  const names = await query(cluster, "select datname from pg_database where datname = 'svetlitsa'")
  expect(names).toHaveLength(1)
})

it.runIf(isRoot)(
  'stores its files elsewhere below a parent closed to its user, and reports where',
  async () => {
    await chmod(dataDir, 0o700)
    const inner = join(dataDir, 'shop')
    await mkdir(inner)
    const notices: string[] = []
    const cluster = await start((notice) => notices.push(notice), inner)
    expect(cluster.clusterDir.startsWith(dataDir)).toBe(false)
    expect(notices.join('\n')).toContain(dirname(cluster.clusterDir))
    await query(cluster, 'create table kept as select 1 as one')
    await cluster.stop()
    await chmod(dataDir, 0o755)
    const restarted = await start(undefined, inner)
    expect(await query(restarted, 'select one from kept')).toEqual([[1]])
    await restarted.stop()
    await rm(dirname(cluster.clusterDir), { recursive: true })
  },
)

it('throws with an explanation if the server cannot start', async () => {
  const cluster = await start()
  await cluster.stop()
  await writeFile(join(cluster.clusterDir, 'PG_VERSION'), '9.6\n')
  await expect(startCluster({ dataDir })).rejects.toThrow('another version of PostgreSQL')
})
