import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userAccount } from '../../schema/user.table.ts'
import { addStores, stores } from '../../test-support/fixtures/staff.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const path = (action: string) => `/api_vue/retail/staff/${action}/`
const seller = { groups: [20, 8, 2], storeId: stores.own }

let api: TestApi
let administrator: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addStores })
})
beforeEach(async () => {
  await api.db.update(userAccount).set({ groups: [2] })
  administrator = await logInAs(api, { groups: [1, 2] })
})
afterAll(() => api.close())

async function readAccount(id: number) {
  const [row] = await api.db
    .select({ groups: userAccount.groups, storeId: userAccount.storeId })
    .from(userAccount)
    .where(eq(userAccount.id, id))
  return row
}
const isLoggedIn = async ({ call }: Visitor) =>
  (await call('POST', '/api_vue/authentication/getUserData/', {})).body.userData !== false
const change = (by: Visitor, id: number, role: string, storeId: number | null = null) =>
  by.call('POST', path('change'), { id, role, storeId })

describe('[POST /retail/staff/change/] [retail.staff] a role', () => {
  it('is replaced, keeps other groups, and ends every session of the person', async () => {
    const person = await logInAs(api, seller)
    const { status, body } = await change(administrator, person.userId, 'callCentre')
    expect(status).toBe(200)
    expect(body.member).toMatchObject({ roles: ['callCentre'], store: null })
    expect(await readAccount(person.userId)).toEqual({ groups: [29, 8, 2], storeId: null })
    expect(await isLoggedIn(person)).toBe(false)
  })

  it('of a seller moves to another store at once, without a new login', async () => {
    const person = await logInAs(api, seller)
    const { userId: colleague } = await logInAs(api, { groups: [20], storeId: stores.other })
    const read = () => person.call('POST', path('member'), { id: colleague })
    expect((await read()).status).toBe(404)
    await change(administrator, person.userId, 'shopSeller', stores.other)
    expect((await read()).status).toBe(200)
  })

  it('of a seller needs an open store, and nothing changes without one', async () => {
    const person = await logInAs(api, { groups: [29] })
    for (const [storeId, status, code] of [
      [null, 400, 'store_needed'],
      [stores.closed, 404, 'store_unknown'],
      [999_999, 404, 'store_unknown'],
    ] as const) {
      const refused = await change(administrator, person.userId, 'franchiseSeller', storeId)
      expect([refused.status, refused.body.code]).toEqual([status, code])
    }
    expect(await readAccount(person.userId)).toEqual({ groups: [29], storeId: null })
    expect(await isLoggedIn(person)).toBe(true)
  })

  it('is given to nobody who is not of the staff', async () => {
    const customer = await logInAs(api)
    expect((await change(administrator, customer.userId, 'administrator')).status).toBe(404)
    expect((await readAccount(customer.userId))?.groups).toEqual([2])
  })

  it.each([20, 45, 29, 26, 60])('is changed by administrators, not by group %i', async (group) => {
    const person = await logInAs(api, { groups: [group], storeId: stores.own })
    for (const action of ['change', 'disable', 'enable', 'invite', 'inviteAgain', 'withdraw'])
      expect((await person.call('POST', path(action), {})).status, action).toBe(403)
  })
})

describe('[retail.staff] the last administrator', () => {
  it('keeps the role, and can give it up once there is another', async () => {
    const { userId } = administrator
    for (const refused of [
      await change(administrator, userId, 'callCentre'),
      await administrator.call('POST', path('disable'), { id: userId }),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, 'last_administrator'])
    expect(await isLoggedIn(administrator)).toBe(true)
    await logInAs(api, { groups: [1] })
    expect((await change(administrator, userId, 'callCentre')).status).toBe(200)
    expect(await isLoggedIn(administrator)).toBe(false)
  })

  it('remains where two take each other’s role away at once', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await logInAs(api, { groups: [1] })
      const other = await logInAs(api, { groups: [1] })
      await api.db
        .update(userAccount)
        .set({ groups: [2] })
        .where(eq(userAccount.id, administrator.userId))
      const answers = await Promise.all([
        change(one, other.userId, 'callCentre'),
        other.call('POST', path('disable'), { id: one.userId }),
      ])
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses[0]).toBe(200)
      expect([401, 403]).toContain(statuses[1])
      const { rows } = await api.db.execute(
        sql`select count(*)::int as left from user_account where 1 = any(groups)`,
      )
      expect(rows[0]).toEqual({ left: 1 })
      await api.db.update(userAccount).set({ groups: [2] })
    }
  })
})

describe('[POST /retail/staff/disable/] [POST /retail/staff/enable/] [retail.staff] a disabled person', () => {
  const disable = (id: number) => administrator.call('POST', path('disable'), { id })
  const enable = (id: number) => administrator.call('POST', path('enable'), { id })

  it('is thrown out at once, is a customer, and is listed among the disabled only', async () => {
    const person = await logInAs(api, seller)
    await person.call('POST', path('shift'), { isOn: true })
    const { body } = await disable(person.userId)
    expect(body.member).toMatchObject({ roles: ['shopSeller'], shiftSince: null })
    expect(body.member.disabledAt).not.toBeNull()
    expect((await person.call('POST', '/api_vue/retail/orders/', { page: 1 })).status).toBe(401)
    expect((await readAccount(person.userId))?.groups).toEqual([8, 2])
    const listIds = async (state: string) =>
      (await administrator.call('POST', '/api_vue/retail/staff/', { state })).body.members.map(
        ({ id }: { id: number }) => id,
      )
    expect(await listIds('active')).not.toContain(person.userId)
    expect(await listIds('disabled')).toContain(person.userId)
  })

  it('gets the roles back, and logs in anew: a session as a customer had no second factor', async () => {
    const person = await logInAs(api, seller)
    await disable(person.userId)
    const { body } = await enable(person.userId)
    expect(body.member).toMatchObject({ roles: ['shopSeller'], disabledAt: null })
    expect(await readAccount(person.userId)).toEqual({ groups: [20, 8, 2], storeId: stores.own })
    expect(await isLoggedIn(person)).toBe(false)
  })

  it('is disabled and enabled once; a customer is neither', async () => {
    const { userId } = await logInAs(api, seller)
    expect((await enable(userId)).body.code).toBe('changed_meanwhile')
    const answers = await Promise.all([disable(userId), disable(userId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await change(administrator, userId, 'callCentre')).status).toBe(404)
    expect((await enable(userId)).status).toBe(200)
    const customer = await logInAs(api)
    expect((await disable(customer.userId)).status).toBe(404)
    expect((await enable(customer.userId)).status).toBe(404)
  })
})
