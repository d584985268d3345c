import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readRows } from '@svetlitsa/config/test-database/run-sql.ts'
import { startCluster } from '@svetlitsa/postgres/cluster/start-cluster'
import { ensureDatabase } from '@svetlitsa/postgres/database/ensure-database'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { databaseName } from '../database/open-database.ts'
import { acquireLock, type Lock } from '../lock/acquire-lock.ts'
import { getDataLockFile } from '../lock/acquire-shop-locks.ts'
import { runShopCommand } from './drill/run-shop-command.ts'
import { addPaidOrder, auditMoney, countShop, fillSmallShop } from './drill/small-shop.ts'

// Files are flushed to the disk, which other jobs of the same check keep busy.
vi.setConfig({ testTimeout: 240_000 })

let dataDir: string
let backups: string
let orders = 0
let cleanup: (() => Promise<void>)[] = []

beforeAll(async () => {
  // A quote and a space in the path must not reach a shell.
  dataDir = await createTemporaryFolder("svetlitsa drill's ")
  backups = join(dataDir, 'copies of "the shop"')
})

afterAll(async () => {
  for (const clean of cleanup.toReversed()) await clean()
  await rm(dataDir, { recursive: true, force: true })
})

/** Opens the database as a running shop does: its starter holds the lock of the data folder. */
async function openShop() {
  const cluster = await startCluster({ dataDir })
  await ensureDatabase(cluster.url('postgres'), databaseName)
  const self = { command: 'npm start', port: 3000, dataDir }
  const lock: Lock = acquireLock(getDataLockFile(dataDir), self, ({ pid }) => `held by ${pid}`)
  const close = async () => {
    await cluster.stop()
    lock.release()
  }
  cleanup = [close]
  return { url: cluster.url(databaseName), clusterDir: cluster.clusterDir, close }
}

async function addNextOrder(url: string): Promise<void> {
  orders += 1
  await addPaidOrder(url, orders)
}

/** Takes orders until stopped. */
function takeOrders(url: string) {
  let isOpen = true
  const taking = (async () => {
    while (isOpen) await addNextOrder(url)
  })()
  return async () => {
    isOpen = false
    await taking
  }
}

const shop = (...args: string[]) => runShopCommand({ DATA_DIR: dataDir }, args)

it('[backup.drill] a shop backed up under load and wrecked is restored to the end and to a time, with its money', async () => {
  const opened = await openShop()
  await fillSmallShop(opened.url)
  const photo = join(dataDir, 'media', 'reviews', 'photo.webp')
  await mkdir(join(dataDir, 'media', 'reviews'), { recursive: true })
  await writeFile(photo, 'a photograph')

  const close = takeOrders(opened.url)
  const backup = await shop('backup', backups)
  expect(backup.code, backup.output).toBe(0)
  await close()
  const atTime = await countShop(opened.url)
  const [{ now } = {}] = await readRows(opened.url, 'select clock_timestamp() as now')
  const time = new Date(Number(now) + 1).toISOString()
  await sleep(50)
  const ordersAtTime = orders
  for (let count = 0; count < 5; count += 1) await addNextOrder(opened.url)
  const atEnd = await countShop(opened.url)
  expect(ordersAtTime).toBeGreaterThan(3)

  const refused = await shop('restore', backups)
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('npm start')])
  await opened.close()

  await rm(join(opened.clusterDir, 'base'), { recursive: true })
  await rm(join(opened.clusterDir, 'global'), { recursive: true })
  await rm(photo)
  const toEnd = await shop('restore', backups)
  expect(toEnd.code, toEnd.output).toBe(0)
  const restored = await openShop()
  expect(await countShop(restored.url)).toEqual(atEnd)
  expect(await auditMoney(restored.url)).toBe('')
  expect(await readFile(photo, 'utf8')).toBe('a photograph')
  await addNextOrder(restored.url)
  await restored.close()

  const toTime = await shop('restore', backups, '--to', time)
  expect(toTime.code, toTime.output).toBe(0)
  const earlier = await openShop()
  expect(await countShop(earlier.url)).toEqual(atTime)
  expect(await auditMoney(earlier.url)).toBe('')
  await earlier.close()
  const names = await readdir(dataDir)
  expect(names.filter((name) => /^postgres\.replaced-[^.]+$/.test(name))).toHaveLength(2)
})

it('refuses a damaged backup and a time that it does not reach, and changes nothing', async () => {
  const [folder = ''] = await listBackupFolders()
  const before = await readdir(dataDir)
  const late = await shop('restore', backups, '--to', '2100-01-01T00:00:00Z')
  expect([late.code, late.output]).toEqual([1, expect.stringContaining('end before 2100')])
  const early = await shop('restore', backups, '--to', '2000-01-01')
  expect([early.code, early.output]).toEqual([1, expect.stringContaining('No backup')])
  const damaged = join(folder, 'database', 'PG_VERSION')
  const original = await readFile(damaged)
  await truncate(damaged, 1)
  const refused = await shop('restore', folder)
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringContaining('database/PG_VERSION is damaged'),
  ])
  await writeFile(damaged, original)
  const ignored = /^postgres(-restore)?\.log$/
  const after = (await readdir(dataDir)).filter((name) => !ignored.test(name))
  expect(after).toEqual(before.filter((name) => !ignored.test(name)))
})

it('reports a damaged change log instead of ending silently before it', async () => {
  const archive = (await readdir(backups)).find((name) => name.startsWith('wal-')) ?? ''
  const [folder = ''] = await listBackupFolders()
  const { lastWal } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  const later = (await readdir(join(backups, archive)))
    .filter((name) => name.endsWith('.gz') && name.slice(0, 24) > lastWal)
    .sort()
  for (const name of later) await truncate(join(backups, archive, name), 1_000)
  const { code, output } = await shop('restore', backups)
  expect([later.length > 0, code]).toEqual([true, 0])
  expect(output).toContain(`interrupted at ${later[0]?.slice(0, 24)}`)
  const opened = await openShop()
  expect(await auditMoney(opened.url)).toBe('')
  await opened.close()
})

it('an interrupted backup leaves nothing that looks like one, and the next removes its remains', async () => {
  const opened = await openShop()
  const before = await listBackupFolders()
  const env = { DATA_DIR: dataDir }
  const killed = await runShopCommand(env, ['backup', backups], (child) => {
    const watch = setInterval(() => {
      if (!existsSync(backups)) return
      void readdir(backups).then((names) => {
        if (names.some((name) => name.endsWith('.unfinished'))) child.kill('SIGKILL')
      })
    }, 5)
    child.once('close', () => clearInterval(watch))
  })
  expect(killed.code).toBeNull()
  expect((await readdir(backups)).filter((name) => name.endsWith('.unfinished'))).toHaveLength(1)
  expect(await listBackupFolders()).toEqual(before)
  const next = await shop('backup', backups, '--keep', '1')
  expect(next.code, next.output).toBe(0)
  const kept = await listBackupFolders()
  expect(kept).toHaveLength(1)
  expect(before).not.toContain(kept[0])
  const names = await readdir(backups)
  expect(names.filter((name) => name.endsWith('.unfinished'))).toEqual([])
  // The archive of the removed backup is gone, too: without it nobody could use it.
  expect(names.filter((name) => name.startsWith('wal-'))).toHaveLength(1)
  await opened.close()
})

async function listBackupFolders(): Promise<string[]> {
  const names = (await readdir(backups)).filter((name) => /^\d{4}-.*Z$/.test(name))
  return names.map((name) => join(backups, name))
}
