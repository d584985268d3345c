import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdLock } from '../../test-support/hold-lock.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { addEntry } from '../assembler/assembler.queries.ts'

let api: TestApi
let administrator: Visitor
beforeAll(async () => {
  api = await startTestApi()
  administrator = await logInAs(api, { groups: [1] })
})
afterAll(() => api.close())

const pay = (assemblerId: number, body: object, by = administrator) =>
  by.call('POST', '/api_vue/dispatch/pay/', {
    assemblerId,
    kind: 'payout',
    currency: 'RUB',
    note: '',
    ...body,
  })
const readBalance = async ({ call }: Visitor) =>
  (await call('POST', '/api_vue/assembler/getData/', { recount: true })).body.balance

/** An assembler who is owed 5 000 roubles. */
async function logInOwed(): Promise<Visitor> {
  const timur = await logInAs(api, { groups: [60] })
  const entry = {
    assemblerId: timur.userId,
    kind: 'correction',
    sum: 5_000,
    note: 'Сборка',
  } as const
  await api.db.transaction((tx) => addEntry(tx, entry))
  return timur
}

describe('[POST /dispatch/pay/] [POST /dispatch/account/] [assembler.recount] the balance of an assembler', () => {
  it('is paid out and corrected, and the ledger tells both', async () => {
    const timur = await logInOwed()
    const paid = await pay(timur.userId, { sum: 3_000, note: 'Карта' })
    expect(paid.status, paid.text).toBe(200)
    expect(paid.body.balances).toEqual([{ code: 'RUB', sign: '₽', sum: 2_000 }])
    const corrected = await pay(timur.userId, { kind: 'correction', sum: -500, note: 'Ошибка' })
    expect(corrected.status, corrected.text).toBe(200)
    const { body } = await administrator.call('POST', '/api_vue/dispatch/account/', {
      assemblerId: timur.userId,
    })
    expect(body.ledger).toMatchObject([
      { kind: 'correction', sum: -500, note: 'Ошибка' },
      { kind: 'payout', sum: -3_000, note: 'Карта' },
      { kind: 'correction', sum: 5_000 },
    ])
    expect(await readBalance(timur)).toBe(1_500)
  })

  it('is paid no further than it goes, whoever pays at once', async () => {
    const timur = await logInOwed()
    const answers = await holdLock(api.db, {
      lock: sql`select from user_account where id = ${timur.userId} for update`,
      begin: () => Promise.all([1, 2].map(() => pay(timur.userId, { sum: 4_000 }))),
      waiting: 2,
    })
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('balance_short')
    expect(await readBalance(timur)).toBe(1_000)
  })

  it.each([
    ['a payout of nothing', { sum: 0 }, 400, 'invalid'],
    ['a payout below zero', { sum: -100 }, 400, 'invalid'],
    ['a correction without a reason', { kind: 'correction', sum: 100 }, 400, 'invalid'],
    ['a currency without a balance', { sum: 100, currency: 'KZT' }, 400, 'currency_unknown'],
  ])('%s is refused', async (_which, body, status, code) => {
    const timur = await logInOwed()
    const answer = await pay(timur.userId, body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await readBalance(timur)).toBe(5_000)
  })

  it('is neither read nor paid by a dispatcher, and nobody else has one', async () => {
    const timur = await logInOwed()
    const dispatcher = await logInAs(api, { groups: [29] })
    expect((await pay(timur.userId, { sum: 100 }, dispatcher)).status).toBe(403)
    const customer = await logInAs(api)
    const unknown = await pay(customer.userId, { sum: 100 })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'assembler_unknown'])
  })
})
