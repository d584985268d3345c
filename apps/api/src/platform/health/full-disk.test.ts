import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, it, vi } from 'vitest'
import { addCatalogue, offers } from '../../test-support/fixtures/catalogue.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { Disk } from './disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'svetlitsa-disk-'))
const dataDir = join(folder, 'data')
mkdirSync(dataDir)
const canMount =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', dataDir]).status === 0

afterAll(() => {
  if (canMount) spawnSync('umount', [dataDir])
  rmSync(folder, { recursive: true, force: true })
})

async function withApi(work: (api: TestApi) => Promise<void>): Promise<void> {
  const env = { DATA_DIR: dataDir, MIN_FREE_DISK_MB: '1' }
  const api = await startTestApi({ fill: addCatalogue, env })
  try {
    await work(api)
  } finally {
    await api.close()
  }
}

async function readReadiness(api: TestApi) {
  const { status, body } = await api.call('GET', '/health/ready')
  return [status, body]
}

it('[POST /basket/add/] answers 503 with Retry-After while the disk of the database is full, and readiness says why', async () => {
  await withApi(async (api) => {
    expect(await readReadiness(api)).toEqual([200, { ok: true }])
    // The SQLSTATE of a table that cannot grow, raised by the server.
    await api.db.execute(sql`create function fill_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    await api.db.execute(sql`create trigger full_disk before insert on basket_line
      for each row execute function fill_disk()`)
    const lines = [{ offerId: offers.poldenLinenBeige, quantity: 1 }]
    const add = () => api.call('POST', '/api_vue/basket/add/', { offers: lines })
    const refused = await add()
    expect([refused.status, refused.body.code], refused.text).toEqual([503, 'unavailable'])
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await readReadiness(api)).toEqual([503, { ok: false, reason: 'disk_full' }])
    await api.db.execute(sql`drop trigger full_disk on basket_line`)
    expect((await add()).status).toBe(200)
  })
})

it.runIf(canMount)(
  '[POST /createProductReview/] answers 503 with Retry-After while the disk of the uploads is full',
  async () => {
    await withApi(async (api) => {
      const { call } = await logInAs(api, { groups: [2] })
      const filler = join(dataDir, 'filler')
      expect(spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4096']).status).toBe(1)
      expect(await readReadiness(api)).toEqual([503, { ok: false, reason: 'disk_full' }])
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
      const size = { width: 600, height: 600, channels: 3, background: '#888' } as const
      const photo = await sharp({ create: { ...size, noise } })
        .jpeg()
        .toBuffer()
      const review = {
        productId: 1,
        score: 5,
        name: 'Анна',
        comment: 'Стоит полгода, форму держит.',
        photos: [photo.toString('base64')],
      }
      const refused = await call('POST', '/api_vue/createProductReview/', review)
      expect([refused.status, refused.body.code], refused.text).toEqual([503, 'unavailable'])
      expect(refused.headers.get('retry-after')).toBe('60')
      const left = await readdir(dataDir, { recursive: true })
      expect(left.filter((name) => name.endsWith('.part'))).toEqual([])
      await rm(filler)
      const accepted = await call('POST', '/api_vue/createProductReview/', review)
      expect(accepted.status, accepted.text).toBe(200)
    })
  },
)

it('reports a full disk for half a minute after it was last noticed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const disk = new Disk(folder, 0)
  expect(await disk.hasSpace()).toBe(true)
  disk.noticeFull()
  vi.advanceTimersByTime(29_000)
  expect(await disk.hasSpace()).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(await disk.hasSpace()).toBe(true)
  vi.useRealTimers()
  expect(await new Disk(folder, 1e12).hasSpace()).toBe(false)
})
