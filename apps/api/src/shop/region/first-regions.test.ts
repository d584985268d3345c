import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { ensureFirstRegions } from './ensure-first-regions.ts'
import { importRegions } from './import-regions.ts'

let api: TestApi
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regions-'))
  api = await startTestApi({ fill: async () => {}, env: { DEMO: '0' } })
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

const regions = async () =>
  (await api.call('GET', '/api_vue/getRegions/')).body.regions as { NAME: string; kz: boolean }[]

async function writeRegionFile(rows: unknown): Promise<string> {
  const path = join(folder, 'regions.json')
  await writeFile(path, typeof rows === 'string' ? rows : JSON.stringify(rows))
  return path
}

const kazan = {
  code: 'kazan',
  name: 'Казань',
  nameEn: 'Kazan',
  nameIn: 'в Казани',
  federalUnit: 'Татарстан',
  timeZone: 'Europe/Moscow',
  latitude: 55.79,
  longitude: 49.11,
  phones: ['+7 (843) 555-24-10'],
  flags: { franchise: true, ownShop: false },
}

describe('a shop with an empty database', () => {
  it('starts with Москва and Алматы, so that the router can become ready', async () => {
    const regionNames = (await regions()).map(({ NAME, kz }) => ({ NAME, kz }))
    expect(regionNames).toHaveLength(2)
    expect(regionNames).toContainEqual({ NAME: 'Москва', kz: false })
    expect(regionNames).toContainEqual({ NAME: 'Алматы', kz: true })
    expect(api.services.regions.default().name).toBe('Москва')
    const config = await api.call('GET', '/api/internal/router-config', undefined, {
      headers: { 'x-internal-token': api.services.env.INTERNAL_TOKEN },
    })
    expect(config.body.regions).toHaveLength(2)
    const initial = await api.call('GET', '/api_vue/getInitialData/?sr=almaty')
    expect(initial.body.regionData).toMatchObject({ kz: true, currency: { code: 'KZT' } })
    expect((await api.call('GET', '/api_vue/getMenu/')).body.menuItems).toEqual([])
  })

  it('creates its first regions once, however many processes start at the same moment', async () => {
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => ensureFirstRegions(api.db)))
    expect(outcomes).toEqual([false, false, false, false])
    expect(await regions()).toHaveLength(2)
  })
})

describe('regions from a file', () => {
  it('are imported, and updated by a second file, by their codes', async () => {
    expect(await importRegions(api.db, await writeRegionFile([kazan]))).toEqual([
      '1 regions added, 0 changed',
    ])
    await api.services.regions.load()
    expect(api.services.regions.find('kazan')).toMatchObject({
      franchise: true,
      ownShop: false,
      currency: { code: 'RUB' },
    })
    const again = [{ ...kazan, nameIn: 'в городе Казани', flags: { franchise: false } }]
    expect(await importRegions(api.db, await writeRegionFile(again))).toEqual([
      '0 regions added, 1 changed',
    ])
    await api.services.regions.load()
    expect(api.services.regions.find('kazan')).toMatchObject({
      nameIn: 'в городе Казани',
      franchise: false,
      ownShop: false,
    })
    const phones = await api.call('POST', '/api_vue/getRegionContacts/', { regionId: 'kazan' })
    expect(phones.body.contacts).toMatchObject([{ phoneSanitized: '+78435552410' }])
  })

  it.each([
    ['no JSON', '{', /JSON/],
    ['nothing', [], /expected/i],
    ['a zone of time there is none of', [{ ...kazan, timeZone: 'Mars/Base' }], /time zone/],
    ['a code for no address', [{ ...kazan, code: 'Казань' }], /code/],
    ['an unknown flag', [{ ...kazan, flags: { friendly: true } }], /friendly/],
    ['one code twice', [kazan, kazan], /twice/],
    [
      'two defaults',
      [
        { ...kazan, isDefault: true },
        { ...kazan, code: 'omsk', isDefault: true },
      ],
      /default/,
    ],
  ])('with %s change nothing', async (_what, rows, message) => {
    const before = await regions()
    await expect(importRegions(api.db, await writeRegionFile(rows))).rejects.toThrow(message)
    expect(await regions()).toEqual(before)
  })
})

it('regions are reloaded after the connection of the change feed was lost', async () => {
  api.services.changes.emit('lost')
  await expect.poll(() => api.services.regions.all().length).toBeGreaterThanOrEqual(2)
})
