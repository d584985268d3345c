import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  issueCertificate,
  listEntries,
  readBalance,
  writeOff,
} from '../../test-support/fixtures/certificate.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder, readMoney } from '../../test-support/fixtures/paid-order.ts'
import { cancelAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { findPaymentProvider } from '../provider/find-provider.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods, withWorker: true })
})
afterAll(() => api.close())

async function payByCertificate() {
  const order = await createPayableOrder(api, freshPhone())
  const typed = await issueCertificate(api.db, { validUntil: new Date(Date.now() + 86_400_000) })
  expect((await writeOff(order, typed, 5_000)).status).toBe(200)
  return { order, typed }
}

it('[payment.certificate] the money of a cancelled order goes back to its certificate once, for a month at least', async () => {
  const { order, typed } = await payByCertificate()
  await cancelAsStaff(api, order.basketGroup)
  await vi.waitFor(
    async () => expect(await readMoney(api, order)).toMatchObject({ in: 5_000, out: 5_000 }),
    { timeout: 30_000, interval: 100 },
  )
  expect(await listEntries(api, typed)).toEqual([
    ['issue', 5_000],
    ['write-off', -5_000],
    ['return', 5_000],
  ])
  const { rows: prolonged } = await api.db.execute(sql`select from certificate
    where code = ${typed.certificate} and valid_until > now() + interval '29 days'`)
  expect(prolonged).toHaveLength(1)
  const next = await createPayableOrder(api, freshPhone())
  expect((await writeOff(next, typed, 5_000)).status).toBe(200)
  expect(await findBrokenInvariants(api.db)).toEqual([])
})

it('[payment.certificate] a repeated refund returns the money once, and never more than was paid', async () => {
  const { order, typed } = await payByCertificate()
  const { rows } = await api.db.execute<{ guid: string }>(
    sql`select guid from payment where basket_group = ${order.basketGroup}`,
  )
  const guid = rows[0]?.guid ?? ''
  const provider = findPaymentProvider(api.services, {
    method: 'certificate',
    provider: 'certificate',
  })
  const refund = (amount: number, key: string) => provider?.refund(guid, amount, 'RUB', key)
  await Promise.all(Array.from({ length: 10 }, () => refund(2_000, `${guid}-first`)))
  expect(await readBalance(api.db, typed)).toBe(2_000)
  await refund(3_000, `${guid}-second`)
  await expect(refund(1, `${guid}-third`)).rejects.toThrow()
  expect(await readBalance(api.db, typed)).toBe(5_000)
  expect(await provider?.status(guid)).toMatchObject({ state: 'succeeded', amount: 5_000 })
})
