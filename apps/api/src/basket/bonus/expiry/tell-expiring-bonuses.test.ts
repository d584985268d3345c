import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { message } from '../../../schema/message.table.ts'
import { logInByCode } from '../../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { grantBonus } from '../grant-bonus.ts'
import { tellExpiringBonuses } from './tell-expiring-bonuses.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** Credits bonuses that expire so many days from today, at this time in Moscow. */
async function addLot(phone: string, reason: string, amount: number, days: number, time = '12:00') {
  await grantBonus(api.db, { phone, reason, amount })
  await api.db.execute(sql`update bonus_lot set expires_at = (
      (now() at time zone 'Europe/Moscow')::date + ${days}::integer + ${time}::time)
      at time zone 'Europe/Moscow'
    where phone = ${phone} and reason = ${reason}`)
}

/** What is left of a lot is gone. */
const spend = (phone: string, reason: string) =>
  api.db.execute(sql`update bonus_lot set left_amount = 0
    where phone = ${phone} and reason = ${reason}`)

async function formatDayIn(days: number): Promise<string> {
  const { rows } = await api.db.execute<{ day: string }>(
    sql`select ((now() at time zone 'Europe/Moscow')::date + ${days}::integer)::text as day`,
  )
  return formatDay(rows[0]?.day ?? '', 'en')
}

async function listNotices(phone: string) {
  const rows = await api.db
    .select({ purpose: message.purpose, body: message.body })
    .from(message)
    .where(eq(message.recipient, phone))
    .orderBy(message.id)
  return rows.filter(({ purpose }) => purpose === 'bonusExpiring').map(({ body }) => body)
}

const tellOften = async () => {
  for (let run = 0; run < 3; run++) await tellExpiringBonuses(api.services)
}

it('[notify.later] bonuses that expire within two weeks are told once, each sum with its day, in the customer’s language', async () => {
  const { phone, userId } = await logInByCode(api)
  await api.db.execute(sql`update user_account set language = 'en' where id = ${userId}`)
  await addLot(phone, 'early', 120, 13, '00:00')
  await addLot(phone, 'late', 30, 13, '23:59')
  await addLot(phone, 'next', 7, 14, '00:00')
  await addLot(phone, 'far', 1_000, 15, '00:00')
  await tellOften()
  const [day, next] = [await formatDayIn(13), await formatDayIn(14)]
  const tell = (amount: number, on: string) =>
    expect.stringMatching(
      new RegExp(`^Svetlitsa: ${amount} bonuses expire on ${on}\\. .*/personal-lk/bonus/$`),
    )
  expect(await listNotices(phone)).toEqual([tell(150, day), tell(7, next)])
})

it('[notify.later] a lot that was told of is not told again when the others of its message are spent or expire', async () => {
  const { phone } = await logInByCode(api)
  for (const reason of ['first', 'second', 'third']) await addLot(phone, reason, 10, 5)
  await tellOften()
  expect(await listNotices(phone)).toHaveLength(1)
  await spend(phone, 'first')
  await tellOften()
  await api.db.execute(sql`update bonus_lot set expires_at = now() - interval '1 hour'
    where phone = ${phone} and reason = 'second'`)
  await tellOften()
  expect(await listNotices(phone)).toHaveLength(1)
  await addLot(phone, 'fourth', 25, 5)
  await tellOften()
  const notices = await listNotices(phone)
  expect(notices).toHaveLength(2)
  expect(notices[1]).toContain('бонусов: 25.')
})

it('[notify.later] nobody is told of bonuses that are far, gone or of a number without an account', async () => {
  const far = await logInByCode(api)
  await addLot(far.phone, 'far', 100, 15)
  const gone = await logInByCode(api)
  await addLot(gone.phone, 'gone', 100, -1)
  await addLot('79990000000', 'stranger', 100, 2)
  await tellExpiringBonuses(api.services)
  for (const phone of [far.phone, gone.phone, '79990000000'])
    expect(await listNotices(phone)).toEqual([])
})

it('[notify.later] simultaneous workers send one message', async () => {
  const { phone } = await logInByCode(api)
  await addLot(phone, 'soon', 10, 2)
  await Promise.all([1, 2, 3].map(() => tellExpiringBonuses(api.services)))
  expect(await listNotices(phone)).toHaveLength(1)
})
