import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { session } from '../../schema/session.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { deleteExpiredSessions, endUserSessions } from './session.queries.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function isLoggedIn({ call }: Visitor): Promise<boolean> {
  const answer = await call('POST', '/api_vue/authentication/getUserData/', {})
  return answer.body.userData !== false
}

/** Sets the session's last use and its login back by this interval. */
function ageSession({ userId }: Visitor, interval: string) {
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
  ])(
    'of $who is alive after $stays unused and expired after $ends',
    async ({ groups, stays, ends }) => {
      const staying = await logInAs(api, { groups })
      await ageSession(staying, stays)
      expect(await isLoggedIn(staying)).toBe(true)
      const leaving = await logInAs(api, { groups })
      await ageSession(leaving, ends)
      expect(await isLoggedIn(leaving)).toBe(false)
    },
  )

  it('of staff expires after twelve hours, even with activity', async () => {
    const seller = await logInAs(api, { groups: [29] })
    for (let hour = 1; hour < 12; hour++) {
      await ageSession(seller, '1 hour')
      expect(await isLoggedIn(seller)).toBe(true)
    }
    await ageSession(seller, '1 hour')
    expect(await isLoggedIn(seller)).toBe(false)
  })

  it('of a customer who comes once a month does not expire', async () => {
    const customer = await logInAs(api)
    for (let month = 0; month < 24; month++) {
      await ageSession(customer, '30 days')
      expect(await isLoggedIn(customer)).toBe(true)
    }
  })

  it('ends when the account is deleted or its sessions are ended', async () => {
    const deleted = await logInAs(api)
    await api.db
      .update(userAccount)
      .set({ deletedAt: sql`now()`, phone: null })
      .where(eq(userAccount.id, deleted.userId))
    expect(await isLoggedIn(deleted)).toBe(false)
    const promoted = await logInAs(api)
    await endUserSessions(api.db, promoted.userId)
    expect(await isLoggedIn(promoted)).toBe(false)
  })

  it('is deleted once it has expired', async () => {
    const expired = await logInAs(api)
    const active = await logInAs(api)
    await ageSession(expired, '91 days')
    await deleteExpiredSessions(api.db, new Date())
    const remaining = await api.db.select({ userId: session.userId }).from(session)
    expect(remaining.some(({ userId }) => userId === expired.userId)).toBe(false)
    expect(await isLoggedIn(active)).toBe(true)
  })
})
