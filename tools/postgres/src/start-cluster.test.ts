import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ensureDatabase } from './ensure-database.ts'
import { joinCluster } from './join-cluster.ts'
import { makeTemporaryFolder } from './make-temporary-folder.ts'
import { isAlive } from './process-identity.ts'
import { type Cluster, startCluster } from './start-cluster.ts'

const isRoot = process.getuid?.() === 0
let dataDir: string
let started: Cluster[]

beforeEach(async () => {
  dataDir = await makeTemporaryFolder('данные with spaces ')
  started = []
})

afterEach(async () => {
  for (const cluster of started) await cluster.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(tell?: (notice: string) => void, dir = dataDir): Promise<Cluster> {
  const cluster = await startCluster({ dataDir: dir, ...(tell ? { tell } : {}) })
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

it('makes the cluster with UTF-8 and C.UTF-8 whatever the environment says, in a path with spaces', async () => {
  const cluster = await start()
  const settings =
    'select pg_encoding_to_char(encoding), datcollate, datctype from pg_database where datname = current_database()'
  expect(await query(cluster, settings)).toEqual([['UTF8', 'C.UTF-8', 'C.UTF-8']])
  expect(await query(cluster, "select setting from pg_settings where name = 'fsync'")).toEqual([
    ['on'],
  ])
  expect(dirname(cluster.clusterDir)).toBe(dataDir)
})

it('never runs as root and lets nobody in without the password', async () => {
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

it('keeps what was committed when the server is killed, and starts again', async () => {
  const cluster = await start()
  await query(cluster, 'create table kept as select 42 as answer')
  process.kill(cluster.pid, 'SIGKILL')
  while (isAlive(cluster.pid)) await sleep(10)
  const again = await start()
  expect(again.pid).not.toBe(cluster.pid)
  expect(await query(again, 'select answer from kept')).toEqual([[42]])
})

it('takes over a server that a killed shop left running, and stops it in the end', async () => {
  const left = await start()
  const again = await start()
  expect(again).toMatchObject({ attached: true, pid: left.pid, port: left.port })
  expect(await query(again, 'select 1')).toEqual([[1]])
  await again.stop()
  expect(left.isAlive()).toBe(false)
})

it('lets another process join the running server without owning it', async () => {
  const cluster = await start()
  const url = await joinCluster(dataDir)
  expect(url('postgres')).toBe(cluster.url('postgres'))
})

it('clears the remains of an initialisation that was cut off', async () => {
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
  const cluster = await start()
  expect(await query(cluster, 'select 1')).toEqual([[1]])
})

it('never wipes a used database whose password file is missing', async () => {
  const cluster = await start()
  await cluster.stop()
  await rm(`${cluster.clusterDir}.password`)
  await expect(startCluster({ dataDir })).rejects.toThrow('password file')
  expect(existsSync(join(cluster.clusterDir, 'global'))).toBe(true)
})

it('makes a database once', async () => {
  const cluster = await start()
  await ensureDatabase(cluster.url('postgres'), 'svetlitsa')
  await ensureDatabase(cluster.url('postgres'), 'svetlitsa')
  const names = await query(cluster, "select datname from pg_database where datname = 'svetlitsa'")
  expect(names).toHaveLength(1)
})

it.runIf(isRoot)(
  'keeps its files elsewhere, and says where, under a parent closed to its user',
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
    const again = await start(undefined, inner)
    expect(await query(again, 'select one from kept')).toEqual([[1]])
    await again.stop()
    await rm(dirname(cluster.clusterDir), { recursive: true })
  },
)

it('ends with words when the server cannot start', async () => {
  const cluster = await start()
  await cluster.stop()
  await writeFile(join(cluster.clusterDir, 'PG_VERSION'), '9.6\n')
  await expect(startCluster({ dataDir })).rejects.toThrow('another version of PostgreSQL')
})
