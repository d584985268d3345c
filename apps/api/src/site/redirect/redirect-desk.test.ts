import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const PATH = '/api_vue/retail/shop/redirects/'

let api: TestApi
let owner: Visitor
let developer: Visitor
beforeAll(async () => {
  api = await startTestApi()
  owner = await logInAs(api, { groups: [1] })
  developer = await logInAs(api, { groups: [26] })
})
beforeEach(async () => {
  await api.db.execute(sql`delete from redirect`)
  await api.db.execute(sql`delete from staff_log`)
})
afterAll(() => api.close())

const sofas = { fromPath: '/divan/', target: '/catalog/divany/', isPermanent: true }
const send = (name: string, body: object = {}) => owner.call('POST', `${PATH}${name}`, body)
const list = async (choice: object = {}) => (await send('', choice)).body

async function create(changes: object = {}) {
  const answer = await send('create/', { values: { ...sofas, ...changes } })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.row
}
const history = async (id?: string) => (await send('history/', { id })).body.entries

describe('[shop.resource] rights', () => {
  it.each([
    ['nobody', null],
    ['a customer', 2],
    ['a seller', 20],
    ['a franchise seller', 45],
    ['the call centre', 29],
  ])('%s gets nothing of it', async (_who, group) => {
    const row = await create()
    const call =
      group === null ? api.call : (await logInAs(api, { groups: [group], storeId: 1 })).call
    const inputs = {
      '': {},
      'one/': { id: row.id },
      'create/': { values: { ...sofas, fromPath: '/stul/' } },
      'change/': { id: row.id, version: row.version, values: sofas },
      'remove/': { id: row.id, version: row.version },
      'history/': {},
      'undo/': { entryId: 1 },
      'export/': {},
      'import/': { csv: 'fromPath\r\n', isTrial: true },
    }
    for (const [name, body] of Object.entries(inputs)) {
      const answer = await call('POST', `${PATH}${name}`, body)
      expect([401, 403], name).toContain(answer.status)
    }
    expect((await list()).total).toBe(1)
  })

  it.each(['owner', 'developer'])('the %s may', async (who) => {
    const { call } = who === 'owner' ? owner : developer
    expect((await call('POST', `${PATH}create/`, { values: sofas })).status).toBe(200)
  })
})

describe('[shop.resource] [POST /retail/shop/redirects/] a list', () => {
  it('is searched, filtered, sorted and paged with its total', async () => {
    for (let index = 1; index <= 53; index += 1)
      await create({
        fromPath: `/old-${String(index).padStart(2, '0')}/`,
        target: index % 2 ? '/odd/' : '/even/',
        isPermanent: index <= 10,
      })
    expect(await list()).toMatchObject({ total: 53, pages: 2 })
    const paths = async (choice: object) =>
      (await list(choice)).rows.map(({ values }: { values: typeof sofas }) => values.fromPath)
    expect(await paths({})).toHaveLength(50)
    expect(await paths({ page: 2 })).toEqual(['/old-51/', '/old-52/', '/old-53/'])
    expect((await paths({ isDescending: true }))[0]).toBe('/old-53/')
    expect(await paths({ search: 'OLD-07' })).toEqual(['/old-07/'])
    expect(await paths({ search: '%' })).toEqual([])
    expect(await paths({ filters: { isPermanent: true } })).toHaveLength(10)
    expect(await paths({ filters: { isPermanent: true }, search: 'odd' })).toHaveLength(5)
    const byTarget = await paths({ sort: 'target' })
    expect(byTarget[0]).toBe('/old-02/')
  })

  it('[POST /retail/shop/redirects/one/] answers one row, or 404', async () => {
    const row = await create()
    expect((await send('one/', { id: row.id })).body.row).toEqual(row)
    for (const id of ['999999999', '1-1']) expect((await send('one/', { id })).status).toBe(404)
    expect((await send('one/', { id: 'x' })).status).toBe(400)
  })
})

describe('[shop.redirects] [POST /retail/shop/redirects/create/] a redirect', () => {
  it.each([
    ['no address', { fromPath: '' }, 'fromPath'],
    ['an address without a slash', { fromPath: 'divan/' }, 'fromPath'],
    ['an address of another host', { fromPath: '//evil.example/' }, 'fromPath'],
    ['a script', { target: 'javascript:alert(1)' }, 'target'],
    ['a target that browsers read otherwise', { target: '/\\evil.example' }, 'target'],
    ['credentials in its target', { target: 'https://me@evil.example/' }, 'target'],
    ['itself as its target', { target: '/divan/' }, 'target'],
    ['a text for a switch', { isPermanent: 'yes' }, 'isPermanent'],
  ])('with %s is refused at its field', async (_what, changes, field) => {
    const answer = await send('create/', { values: { ...sofas, ...changes } })
    expect(answer.status, answer.text).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([`values.${field}`])
    expect((await list()).total).toBe(0)
  })

  it('with an unknown field is refused', async () => {
    expect((await send('create/', { values: { ...sofas, id: 1 } })).status).toBe(400)
  })

  it('with an address that another one has, or back to one, is refused at its field', async () => {
    await create()
    const twice = await send('create/', { values: { ...sofas, target: '/stul/' } })
    expect(twice.status).toBe(400)
    expect(twice.body.fields).toEqual({ 'values.fromPath': 'Такое значение уже есть' })
    const back = await send('create/', {
      values: { ...sofas, fromPath: sofas.target, target: sofas.fromPath },
    })
    expect(Object.keys(back.body.fields)).toEqual(['values.target'])
  })

  it('is known to the router at once: the change is announced in the same transaction', async () => {
    await api.db.execute(sql`delete from page_change`)
    await create()
    const { rows } = await api.db.execute<{ tags: unknown }>(sql`select * from page_change`)
    expect(JSON.stringify(rows)).toContain('redirect')
  })
})

describe('[shop.resource] [POST /retail/shop/redirects/change/] a change', () => {
  it('of what somebody else changed meanwhile is refused with the row as it is now', async () => {
    const row = await create()
    const { id, version } = row
    const first = await send('change/', { id, version, values: { ...sofas, target: '/one/' } })
    expect(first.status).toBe(200)
    const second = await send('change/', { id, version, values: { ...sofas, target: '/two/' } })
    expect(second.status).toBe(409)
    expect(second.body.code).toBe('changed_meanwhile')
    expect(second.body.row).toEqual(first.body.row)
    const removal = await send('remove/', { id, version })
    expect(removal.status).toBe(409)
    expect((await list()).rows).toEqual([first.body.row])
  })

  it('of two at once succeeds once', async () => {
    const { id, version } = await create()
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) =>
        send('change/', { id, version, values: { ...sofas, target: `/${number}/` } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('[POST /retail/shop/redirects/remove/] of a removed row is refused', async () => {
    const { id, version } = await create()
    expect((await send('remove/', { id, version })).body).toEqual({ result: true })
    expect((await send('remove/', { id, version })).status).toBe(404)
    expect((await send('change/', { id, version, values: sofas })).status).toBe(404)
  })
})

describe('[shop.resource] [POST /retail/shop/redirects/history/] the history', () => {
  it('says who changed what, when, from what to what', async () => {
    const { id, version } = await create()
    await developer.call('POST', `${PATH}change/`, {
      id,
      version,
      values: { ...sofas, isPermanent: false },
    })
    const [change, creation] = await history(id)
    expect(change).toMatchObject({
      rowId: id,
      action: 'update',
      before: { is_permanent: true },
      after: { is_permanent: false },
      canUndo: true,
    })
    expect(creation).toMatchObject({ action: 'insert', before: null })
    expect(change.by).not.toBe(creation.by)
    expect(Date.now() - Date.parse(change.at)).toBeLessThan(60_000)
  })

  it('[POST /retail/shop/redirects/undo/] undoes a change, a removal and a creation', async () => {
    const row = await create()
    const { id, version } = row
    await send('change/', { id, version, values: { ...sofas, target: '/one/' } })
    const undone = await send('undo/', { entryId: (await history(id))[0].id })
    expect(undone.body.row, undone.text).toEqual(row)
    await send('remove/', { id, version })
    const back = await send('undo/', { entryId: (await history(id))[0].id })
    expect(back.body.row, back.text).toEqual(row)
    await send('remove/', { id, version })
    await send('undo/', { entryId: (await history(id))[0].id })
    const entries = await history(id)
    const creation = entries[0]
    expect(creation.action).toBe('insert')
    expect((await send('undo/', { entryId: creation.id })).body).toEqual({ row: null })
    expect((await list()).total).toBe(0)
  })

  it('undoes nothing over what was changed since, nor what was taken meanwhile', async () => {
    const { id, version } = await create()
    const first = await send('change/', { id, version, values: { ...sofas, target: '/one/' } })
    const [change] = await history(id)
    const { row } = first.body
    await send('change/', { id, version: row.version, values: { ...sofas, target: '/two/' } })
    const refused = await send('undo/', { entryId: change.id })
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile'])
    const [present] = (await list()).rows
    await send('remove/', { id, version: present.version })
    const [removal] = await history(id)
    await create()
    expect((await send('undo/', { entryId: removal.id })).status).toBe(409)
    expect((await send('undo/', { entryId: 999_999 })).status).toBe(404)
  })

  it('does not undo what another table has', async () => {
    await api.db.execute(sql`insert into staff_log
      (staff_id, call, table_name, row_key, action, before, after)
      values (${owner.userId}, 'POST /x/', 'short_code', '1', 'insert', null, '{}')`)
    const { rows } = await api.db.execute<{ id: string }>(sql`select max(id) as id from staff_log`)
    expect((await send('undo/', { entryId: Number(rows[0]?.id) })).status).toBe(404)
  })
})
