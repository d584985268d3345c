import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endSessionsOf, sweepSessions } from '../src/modules/session/session.queries.ts'
import { session } from '../src/modules/session/session.table.ts'
import { userAccount } from '../src/modules/user/user.table.ts'
import { logInAs, type Visitor } from './log-in-as.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function isLoggedIn({ call }: Visitor): Promise<boolean> {
  const answer = await call('POST', '/api_vue/authentication/getUserData/', {})
  return answer.body.userData !== false
}

/** Nobody used the session for so long; its login lies as far back. */
function leave({ userId }: Visitor, interval: string) {
  return api.db
    .update(session)
    .set({
      lastSeenAt: sql`${session.lastSeenAt} - ${interval}::interval`,
      expiresAt: sql`${session.expiresAt} - ${interval}::interval`,
    })
    .where(eq(session.userId, userId))
}

describe('a session', () => {
  it.each([
    { who: 'a customer', groups: [2], stays: '89 days', ends: '90 days 1 second' },
    { who: 'a designer', groups: [8], stays: '89 days', ends: '90 days 1 second' },
    { who: 'a seller', groups: [20], stays: '119 minutes', ends: '121 minutes' },
    { who: 'an administrator', groups: [1], stays: '119 minutes', ends: '121 minutes' },
  ])('of $who stays after $stays unused and ends after $ends', async ({ groups, stays, ends }) => {
    const staying = await logInAs(api, { groups })
    await leave(staying, stays)
    expect(await isLoggedIn(staying)).toBe(true)
    const leaving = await logInAs(api, { groups })
    await leave(leaving, ends)
    expect(await isLoggedIn(leaving)).toBe(false)
  })

  it('of staff ends after twelve hours, however busy', async () => {
    const seller = await logInAs(api, { groups: [29] })
    for (let hour = 1; hour < 12; hour++) {
      await leave(seller, '1 hour')
      expect(await isLoggedIn(seller)).toBe(true)
    }
    await leave(seller, '1 hour')
    expect(await isLoggedIn(seller)).toBe(false)
  })

  it('of a customer who comes once a month never ends', async () => {
    const customer = await logInAs(api)
    for (let month = 0; month < 24; month++) {
      await leave(customer, '30 days')
      expect(await isLoggedIn(customer)).toBe(true)
    }
  })

  it('ends with the account and when its owner’s sessions are ended', async () => {
    const deleted = await logInAs(api)
    await api.db
      .update(userAccount)
      .set({ deletedAt: sql`now()`, phone: null })
      .where(eq(userAccount.id, deleted.userId))
    expect(await isLoggedIn(deleted)).toBe(false)
    const promoted = await logInAs(api)
    await endSessionsOf(api.db, promoted.userId)
    expect(await isLoggedIn(promoted)).toBe(false)
  })

  it('is swept away once nobody can use it', async () => {
    const gone = await logInAs(api)
    const here = await logInAs(api)
    await leave(gone, '91 days')
    await sweepSessions(api.db, new Date())
    const left = await api.db.select({ userId: session.userId }).from(session)
    expect(left.some(({ userId }) => userId === gone.userId)).toBe(false)
    expect(await isLoggedIn(here)).toBe(true)
  })
})
