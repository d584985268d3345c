import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffMember } from '../../schema/staff.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import { addStores, stores } from '../../test-support/fixtures/staff.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const list = '/api_vue/retail/staff/'
const member = '/api_vue/retail/staff/member/'
const shift = '/api_vue/retail/staff/shift/'
const ownShift = '/api_vue/retail/staff/ownShift/'
const hour = 3_600_000

let api: TestApi
const people = new Map<string, Visitor>()
const who = (name: string): Visitor => {
  const person = people.get(name)
  if (!person) throw new Error(`nobody is called ${name}`)
  return person
}

beforeAll(async () => {
  api = await startTestApi({ fill: addStores })
  for (const [name, group, storeId] of [
    ['Ада', 1, null],
    ['Боря', 26, null],
    ['Вера', 29, null],
    ['Глеб', 20, stores.own],
    ['Дина', 45, stores.own],
    ['Егор', 20, stores.other],
    ['Жанна', 20, null],
    ['Захар', 60, null],
    ['Инна', 2, null],
    ['Клара', 8, null],
  ] as const) {
    const person = await logInAs(api, { groups: [group, 2], storeId })
    await api.db.update(userAccount).set({ name }).where(eq(userAccount.id, person.userId))
    people.set(name, person)
  }
})
afterAll(() => api.close())

const everyone = ['Ада', 'Боря', 'Вера', 'Глеб', 'Дина', 'Егор', 'Жанна', 'Захар']

async function readNames(reader: string, input: object = {}): Promise<string[]> {
  const { status, body } = await who(reader).call('POST', list, input)
  expect(status).toBe(200)
  return body.members.map(({ name }: { name: string }) => name)
}

describe('[POST /retail/staff/] [retail.staff] the list', () => {
  it.each([
    ['Ада', everyone],
    ['Боря', everyone],
    ['Вера', everyone],
    ['Глеб', ['Глеб', 'Дина']],
    ['Дина', ['Глеб', 'Дина']],
    ['Егор', ['Егор']],
    ['Жанна', ['Жанна']],
  ])('for %s contains %j', async (reader, expected) => {
    expect(await readNames(reader)).toEqual(expected)
  })

  it.each(['Захар', 'Инна', 'Клара'])('is closed to %s', async (reader) => {
    expect((await who(reader).call('POST', list, {})).status).toBe(403)
  })

  it('does not show a seller another store by its filter, search or state', async () => {
    expect(await readNames('Глеб', { storeId: stores.other })).toEqual([])
    expect(await readNames('Глеб', { search: 'Егор' })).toEqual([])
    expect(await readNames('Глеб', { state: 'disabled' })).toEqual([])
    expect((await who('Глеб').call('POST', list, {})).body).toMatchObject({
      stores: [],
      invitations: [],
      canManage: false,
    })
  })

  it('is searched by name and phone in any spelling, and filtered by role, store and shift', async () => {
    expect(await readNames('Вера', { search: 'ер' })).toEqual(['Вера'])
    const phone = `8 (${who('Дина').phone.slice(1, 4)}) ${who('Дина').phone.slice(4)}`
    expect(await readNames('Вера', { search: phone })).toEqual(['Дина'])
    expect(await readNames('Вера', { search: phone.slice(0, -1) })).toContain('Дина')
    expect(await readNames('Вера', { search: '%' })).toEqual([])
    expect(await readNames('Вера', { role: 'shopSeller' })).toEqual(['Глеб', 'Егор', 'Жанна'])
    expect(await readNames('Вера', { storeId: stores.own })).toEqual(['Глеб', 'Дина'])
    await who('Егор').call('POST', shift, { isOn: true })
    expect(await readNames('Вера', { isOnShift: true })).toEqual(['Егор'])
    await who('Егор').call('POST', shift, { isOn: false })
    expect(await readNames('Вера', { isOnShift: true })).toEqual([])
  })

  it('tells role, store, phone and who the reader is, and offers the open stores', async () => {
    const { body } = await who('Ада').call('POST', list, {})
    expect(body).toMatchObject({ total: 8, page: 1, pages: 1, canManage: true })
    expect(body.stores.map(({ id }: { id: number }) => id)).toEqual([stores.own, stores.other])
    expect(body.members[3]).toMatchObject({
      id: who('Глеб').userId,
      roles: ['shopSeller'],
      phone: who('Глеб').phone,
      store: { id: stores.own, name: 'Светлица на Арбате' },
      shiftSince: null,
      disabledAt: null,
      isYou: false,
    })
    expect(body.members[0]).toMatchObject({ roles: ['administrator'], isYou: true, store: null })
  })
})

describe('[POST /retail/staff/member/] [retail.staff] one person', () => {
  const read = (reader: string, id: number) => who(reader).call('POST', member, { id })

  it('is told to a colleague of the store; of another store, a customer and nobody are a 404', async () => {
    expect((await read('Глеб', who('Дина').userId)).body.member.name).toBe('Дина')
    for (const id of [who('Егор').userId, who('Ада').userId, who('Инна').userId, 999_999])
      expect((await read('Глеб', id)).status).toBe(404)
    expect((await read('Жанна', who('Глеб').userId)).status).toBe(404)
    expect((await read('Ада', who('Инна').userId)).status).toBe(404)
  })

  it('tells the number of open sessions to administrators only', async () => {
    expect((await read('Ада', who('Егор').userId)).body.openSessions).toBe(1)
    expect((await read('Вера', who('Егор').userId)).body.openSessions).toBeNull()
  })
})

describe('[POST /retail/staff/shift/] [POST /retail/staff/ownShift/] [retail.staff] a shift', () => {
  it('is begun and ended by everyone for themselves; beginning twice keeps its start', async () => {
    const { call, userId } = who('Дина')
    expect((await call('POST', ownShift, {})).body).toEqual({ shiftSince: null })
    const { shiftSince } = (await call('POST', shift, { isOn: true })).body
    expect(Date.now() - Date.parse(shiftSince)).toBeLessThan(60_000)
    expect((await call('POST', shift, { isOn: true, userId })).body).toEqual({ shiftSince })
    expect((await call('POST', ownShift, {})).body).toEqual({ shiftSince })
    expect((await call('POST', shift, { isOn: false })).body).toEqual({ shiftSince: null })
    expect((await call('POST', ownShift, {})).body).toEqual({ shiftSince: null })
  })

  it('of another person is changed by administrators only, and of another store it is a 404', async () => {
    const { userId } = who('Дина')
    const move = (by: string, id: number) => who(by).call('POST', shift, { isOn: true, userId: id })
    expect((await move('Глеб', userId)).status).toBe(403)
    expect((await move('Вера', userId)).status).toBe(403)
    expect((await move('Егор', userId)).status).toBe(404)
    expect((await who('Дина').call('POST', ownShift, {})).body).toEqual({ shiftSince: null })
    expect((await move('Ада', userId)).body.shiftSince).not.toBeNull()
    expect((await move('Ада', who('Захар').userId)).status).toBe(404)
    expect((await move('Ада', who('Инна').userId)).status).toBe(404)
  })

  it('that nobody ended is over after sixteen hours', async () => {
    const { call, userId } = who('Дина')
    const begin = async (agoMs: number) => {
      const onShiftSince = new Date(Date.now() - agoMs)
      const where = eq(staffMember.userId, userId)
      await api.db.update(staffMember).set({ onShiftSince }).where(where)
    }
    await begin(15 * hour)
    expect((await call('POST', ownShift, {})).body.shiftSince).not.toBeNull()
    await begin(16 * hour)
    expect((await call('POST', ownShift, {})).body.shiftSince).toBeNull()
    expect(await readNames('Ада', { isOnShift: true })).toEqual([])
    const { shiftSince } = (await call('POST', shift, { isOn: true })).body
    expect(Date.now() - Date.parse(shiftSince)).toBeLessThan(60_000)
  })
})
