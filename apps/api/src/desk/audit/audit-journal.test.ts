import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueCertificate, writeOff } from '../../test-support/fixtures/certificate.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder, type TestOrder } from '../../test-support/fixtures/paid-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { auditJournal } from './audit-journal.queries.ts'
import { readJournal } from './read-journal.ts'

let api: TestApi
let paid: TestOrder
let number: string
let total: number
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  paid = await createPayableOrder(api, freshPhone())
  expect((await writeOff(paid, await issueCertificate(api.db), 2_000)).status).toBe(200)
  const { rows } = await api.db.execute<{ number: string; total: number }>(
    sql`select number, total from shop_order where basket_group = ${paid.basketGroup}`,
  )
  number = rows[0]?.number ?? ''
  total = Number(rows[0]?.total)
})
afterAll(() => api.close())

async function writeJournal(text: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'journal-')), 'client.jsonl')
  await writeFile(file, text)
  return file
}

describe('[money.audit] the journal of a client', () => {
  it('finds what a client was told and the shop does not have', async () => {
    const told = [
      { kind: 'order', number, total },
      { kind: 'payment', checkout: paid.basketGroup, paid: 2_000 },
    ] as const
    expect(await auditJournal(api.db, told)).toEqual([])
    const missing = await auditJournal(api.db, [
      { kind: 'order', number, total: total + 1 },
      { kind: 'order', number: 'of nobody', total },
      { kind: 'payment', checkout: paid.basketGroup, paid: paid.sum + 1 },
    ])
    expect(missing).toEqual([
      `I12 confirmed order is missing: ${number}`,
      'I12 confirmed order is missing: of nobody',
      `I12 confirmed payment is missing: ${paid.basketGroup}`,
    ])
  })

  it('reads a journal whose last line was cut off by a kill', async () => {
    const told = { kind: 'order', number, total: 1 }
    const file = await writeJournal(`${JSON.stringify(told)}\n{"kind":"order","num`)
    expect(await readJournal(file)).toEqual([told])
  })
})
