import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { session } from '../../schema/session.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { callPersonal } from '../../test-support/fixtures/profile-code.ts'
import { addAccount } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const phoneAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** Logs an account in from several browsers. */
async function logInFrom(userAgents: string[]) {
  const { id, login, password } = await addAccount(api.db)
  const visitors = []
  for (const agent of userAgents) {
    const call = createVisitor(api.call, { 'user-agent': agent })
    await call('POST', '/api_vue/authentication/authByLogin/', { login, password })
    visitors.push({ call, userId: id })
  }
  return visitors as [
    { call: (typeof visitors)[number]['call']; userId: number },
    ...typeof visitors,
  ]
}

it('[POST /personal/#getSessions] [lk.sessions] lists device, city and last use, the own session first', async () => {
  const [first, second] = await logInFrom([phoneAgent, 'curl/8'])
  await logInFrom(['Mozilla/5.0 (Windows NT 10.0) Firefox/145.0'])
  const { body } = await callPersonal(first, 'getSessions')
  expect(body.sessions).toMatchObject([
    { browser: 'Safari', system: 'iPhone', city: 'Москва', isCurrent: true },
    { browser: null, system: null, isCurrent: false },
  ])
  expect(Date.parse(body.sessions[0].lastSeenAt)).toBeGreaterThan(Date.now() - 60_000)
  await api.db
    .update(session)
    .set({ expiresAt: new Date(0) })
    .where(eq(session.id, body.sessions[1].id))
  expect((await callPersonal(first, 'getSessions')).body.sessions).toHaveLength(1)
  expect((await callPersonal(second as typeof first, 'getSessions')).status).toBe(401)
})

it('[POST /personal/#endSession] ends one other session of the account, dead at its next call', async () => {
  const [first, second] = await logInFrom([phoneAgent, 'curl/8'])
  const [stranger] = await logInFrom(['curl/8'])
  const { sessions } = (await callPersonal(first, 'getSessions')).body
  const [own, other] = sessions.map(({ id }: { id: number }) => id)
  const end = (visitor: typeof first, sessionId: number) =>
    callPersonal(visitor, 'endSession', { sessionId })
  expect((await end(stranger, other)).status).toBe(404)
  expect((await end(first, own)).status).toBe(404)
  expect((await callPersonal(second as typeof first, 'getSessions')).status).toBe(200)
  expect((await end(first, other)).status).toBe(200)
  expect((await callPersonal(second as typeof first, 'getSessions')).status).toBe(401)
  expect((await callPersonal(first, 'getSessions')).status).toBe(200)
})

it('[POST /personal/#endOtherSessions] ends all sessions of the account but the own, and nobody else’s', async () => {
  const [first, second, third] = await logInFrom([phoneAgent, 'curl/8', 'curl/7'])
  const [stranger] = await logInFrom(['curl/8'])
  expect((await callPersonal(first, 'endOtherSessions')).body).toEqual({ result: true })
  const states = []
  for (const visitor of [first, second, third, stranger] as (typeof first)[])
    states.push((await callPersonal(visitor, 'getSessions')).status)
  expect(states).toEqual([200, 401, 401, 200])
})
