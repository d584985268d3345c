import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let owner: Visitor
beforeAll(async () => {
  api = await startTestApi()
  owner = await logInAs(api, { groups: [1] })
})
afterAll(() => api.close())

const create = async (input: object = {}) => {
  const answer = await owner.call('POST', '/api_vue/retail/shop/keys/create/', {
    name: '1С',
    scopes: ['goods:write', 'orders:read'],
    callsPerMinute: 60,
    ...input,
  })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

describe('[POST /retail/shop/keys/create/] a key', () => {
  it('answers its secret once, and the database has a hash of it only', async () => {
    const { key, secret } = await create()
    expect(key).toMatchObject({
      name: '1С',
      login: expect.stringMatching(/^key-[0-9a-f]{10}$/),
      scopes: ['goods:write', 'orders:read'],
      callsPerMinute: 60,
      lastUsedAt: null,
      revokedAt: null,
    })
    expect(secret).toMatch(/^[\w-]{32}$/)
    const { rows } = await api.db.execute(sql`
      select encode(secret_hash, 'hex') = encode(sha256(${secret}::bytea), 'hex') as "isHash",
        to_jsonb(api_key)::text like ${`%${secret}%`} as "isPlain"
      from api_key where prefix = ${key.login}`)
    expect(rows).toEqual([{ isHash: true, isPlain: false }])
  })

  it('is recorded in the staff log without its hash', async () => {
    const { key } = await create({ name: 'Склад' })
    const { rows } = await api.db.execute<{ after: Record<string, unknown> }>(sql`
      select after from staff_log where table_name = 'api_key' and after ->> 'prefix' = ${key.login}
        and staff_id = ${owner.userId}`)
    expect(rows[0]?.after).toMatchObject({ name: 'Склад', calls_per_minute: 60 })
    expect(String(rows[0]?.after.secret_hash)).not.toMatch(/[0-9a-f]{8}/)
  })

  it.each([
    ['no name', { name: ' ' }, 'Заполните это поле'],
    ['no scope', { scopes: [] }, 'Слишком мало'],
    ['an unknown scope', { scopes: ['goods:read'] }, 'Неверное значение'],
    ['no call at all', { callsPerMinute: 0 }, 'Слишком мало'],
    ['too many calls', { callsPerMinute: 6_001 }, 'Слишком много'],
  ])('with %s is refused', async (_name, input, text) => {
    const path = '/api_vue/retail/shop/keys/create/'
    const full = { name: '1С', scopes: ['goods:write'], callsPerMinute: 60, ...input }
    const { status, body } = await owner.call('POST', path, full)
    expect([status, Object.values(body.fields)]).toEqual([400, [text]])
  })

  it('needs a code that was entered within fifteen minutes', async () => {
    const late = await logInAs(api, { groups: [26] })
    await api.db.execute(sql`update session set verified_at = now() - interval '16 minutes'
      where user_id = ${late.userId}`)
    const answer = await late.call('POST', '/api_vue/retail/shop/keys/create/', {
      name: '1С',
      scopes: ['goods:write'],
    })
    expect([answer.status, answer.body.code]).toEqual([403, 'prove_again'])
  })
})

describe('[POST /retail/shop/keys/revoke/] a revoked key', () => {
  it('[POST /retail/shop/keys/] stands below those that work, and cannot be revoked twice', async () => {
    const { key: revoked } = await create({ name: 'Старый' })
    const { key: works } = await create({ name: 'Новый' })
    const path = '/api_vue/retail/shop/keys/revoke/'
    expect((await owner.call('POST', path, { login: revoked.login })).body).toEqual({
      result: true,
    })
    expect((await owner.call('POST', path, { login: revoked.login })).status).toBe(404)
    const { body } = await owner.call('POST', '/api_vue/retail/shop/keys/', {})
    const logins = body.keys.map(({ login }: { login: string }) => login)
    expect(logins.indexOf(works.login)).toBeLessThan(logins.indexOf(revoked.login))
    expect(body.keys.at(-1)).toMatchObject({ login: revoked.login, revokedAt: expect.any(String) })
    expect(JSON.stringify(body)).not.toMatch(/secret|hash/i)
  })
})

it.each([20, 29, 2])('staff of group %i have no keys', async (group) => {
  const other = await logInAs(api, { groups: [group] })
  for (const path of ['', 'create/', 'revoke/'])
    expect((await other.call('POST', `/api_vue/retail/shop/keys/${path}`, {})).status).toBe(403)
})
