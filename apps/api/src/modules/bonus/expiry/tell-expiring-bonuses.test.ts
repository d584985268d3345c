import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { logInByCode } from '../../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { message } from '../../message/message.table.ts'
import { grantBonus } from '../bonus.queries.ts'
import { tellExpiringBonuses } from './tell-expiring-bonuses.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function addLot(phone: string, reason: string, amount: number, end: string): Promise<void> {
  await grantBonus(api.db, { phone, reason, amount })
  await api.db.execute(sql`update bonus_lot set expires_at = now() + ${end}::interval
    where phone = ${phone} and reason = ${reason}`)
}

async function listNotices(phone: string) {
  const rows = await api.db
    .select({ purpose: message.purpose, body: message.body })
    .from(message)
    .where(eq(message.recipient, phone))
  return rows.filter(({ purpose }) => purpose === 'bonusExpiring').map(({ body }) => body)
}

it('[notify.later] bonuses that expire within two weeks are told once, in the customer’s language', async () => {
  const { phone, userId } = await logInByCode(api)
  await api.db.execute(sql`update user_account set language = 'en' where id = ${userId}`)
  await addLot(phone, 'soon', 120, '13 days')
  await addLot(phone, 'later', 30, '13 days 23 hours')
  await addLot(phone, 'far', 1_000, '14 days 1 hour')
  for (let run = 0; run < 3; run++) await tellExpiringBonuses(api.services)
  const notices = await listNotices(phone)
  expect(notices).toHaveLength(1)
  expect(notices[0]).toMatch(
    /^Svetlitsa: 150 bonuses expire on \d+ \w+\. .*\/personal-lk\/bonus\/$/,
  )
})

it('[notify.later] nobody is told of bonuses that are far, gone or of a number without an account', async () => {
  const far = await logInByCode(api)
  await addLot(far.phone, 'far', 100, '15 days')
  const gone = await logInByCode(api)
  await addLot(gone.phone, 'gone', 100, '-1 day')
  await addLot('79990000000', 'stranger', 100, '2 days')
  await tellExpiringBonuses(api.services)
  for (const phone of [far.phone, gone.phone, '79990000000'])
    expect(await listNotices(phone)).toEqual([])
})

it('[notify.later] simultaneous workers send one message', async () => {
  const { phone } = await logInByCode(api)
  await addLot(phone, 'soon', 10, '2 days')
  await Promise.all([1, 2, 3].map(() => tellExpiringBonuses(api.services)))
  expect(await listNotices(phone)).toHaveLength(1)
})
