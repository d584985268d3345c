import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  chooseCourier,
  enterContacts,
  openCheckout,
  type TestCheckout,
} from '../../test-support/fixtures/checkout.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const REGION_TABLES = ['delivery_tariff', 'region_warehouse', 'delivery_zone'] as const

let api: TestApi
let checkout: TestCheckout
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  checkout = await openCheckout(api)
  await enterContacts(checkout)
  await chooseCourier(checkout)
})
afterAll(() => api.close())

/** The statements that were sent to the database meanwhile, but those that follow changed goods. */
async function listStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const sent = query.mock.calls.map(([first]: unknown[]) =>
    typeof first === 'string' ? first : String((first as { text?: string }).text),
  )
  query.mockRestore()
  return sent.filter((text) => !text.includes('stale_listing'))
}

const countReads = (statements: readonly string[], table: string) =>
  statements.filter((text) => text.includes(`from "${table}"`)).length

describe('[checkout.draft] the statements of a request', () => {
  it('read what a region delivers by once, to show a checkout', async () => {
    const statements = await listStatements(() => checkout.read())
    expect(REGION_TABLES.map((table) => [table, countReads(statements, table)])).toEqual(
      REGION_TABLES.map((table) => [table, 1]),
    )
    expect(statements.length).toBeLessThanOrEqual(16)
  })

  it('read it once to save a draft, too', async () => {
    const statements = await listStatements(() =>
      checkout.send('delivery/fieldSet', { toDoor: true }),
    )
    for (const table of REGION_TABLES) expect(countReads(statements, table), table).toBe(1)
    expect(statements.length).toBeLessThanOrEqual(20)
  })

  it('read it twice to change orders that are made: under their lock, and to answer', async () => {
    expect((await checkout.send('order/create')).status).toBe(200)
    const statements = await listStatements(() =>
      checkout.send('delivery/fieldSet', { toDoor: false }),
    )
    for (const table of REGION_TABLES) expect(countReads(statements, table), table).toBe(2)
  })
})
