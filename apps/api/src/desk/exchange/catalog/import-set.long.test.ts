import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCommercemlSet } from '../../../test-support/fixtures/commerceml.ts'
import { addGoods } from '../../../test-support/fixtures/goods.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { importSet } from './import-set.ts'

const OFFERS = 100_000

let api: TestApi
let folder = ''
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods, env: { STATEMENT_TIMEOUT_MS: '600000' } })
  folder = await mkdtemp(join(tmpdir(), 'commerceml-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

it('[exchange.commerceml] a set of 100,000 offers is imported whole, changes nothing when it is repeated, and changes each price once', async () => {
  const seconds: number[] = []
  const written: Record<string, number>[] = []
  for (const price of [10_000, 10_000, 12_000]) {
    for (const [name, text] of Object.entries(buildCommercemlSet({ goods: OFFERS / 2, price })))
      await writeFile(join(folder, name), text)
    const startedAt = performance.now()
    const report = await importSet(api.db, folder, () => undefined)
    seconds.push(Math.round((performance.now() - startedAt) / 100) / 10)
    expect(report.read - report.refused.length).toBe(OFFERS)
    const { offers, prices } = report
    written.push({ created: offers.created, changed: offers.changed, prices: prices.changed })
  }
  process.stdout.write(`first, unchanged, new prices: ${seconds.join(' s, ')} s\n`)
  expect(written).toEqual([
    { created: OFFERS, changed: 0, prices: 0 },
    { created: 0, changed: 0, prices: 0 },
    { created: 0, changed: 0, prices: OFFERS },
  ])
}, 1_800_000)
