import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const PATH = '/api_vue/retail/shop/redirects/'

let api: TestApi
let owner: Visitor
beforeAll(async () => {
  api = await startTestApi()
  owner = await logInAs(api, { groups: [1] })
})
beforeEach(async () => {
  await api.db.execute(sql`delete from redirect`)
  await api.db.execute(sql`delete from staff_log`)
})
afterAll(() => api.close())

const sofas = { fromPath: '/divan/', target: '/catalog/divany/', isPermanent: true }
const send = (name: string, body: object = {}) => owner.call('POST', `${PATH}${name}`, body)
const list = async () => (await send('')).body
const create = async (changes: object = {}) => {
  const answer = await send('create/', { values: { ...sofas, ...changes } })
  expect(answer.status, answer.text).toBe(200)
}
const history = async () => (await send('history/')).body.entries

describe('[shop.resource] [POST /retail/shop/redirects/export/] a file', () => {
  it('keeps what was searched for, and no cell of it is a formula', async () => {
    await create({ target: '/a;"b"/' })
    await create({ fromPath: '/stul/', target: '/c/' })
    const { csv, next } = (await send('export/', { search: 'divan' })).body
    expect(csv).toBe('\uFEFFfromPath;target;isPermanent\r\n/divan/;"/a;""b""/";true\r\n')
    expect(next).toBeNull()
  })

  it('[POST /retail/shop/redirects/import/] is imported again without a change', async () => {
    await create({ target: '/a;"b",c/' })
    const { csv } = (await send('export/')).body
    const { body } = await send('import/', { csv, isTrial: false })
    expect(body).toEqual({ isSaved: true, created: 0, changed: 0, same: 1, errors: [] })
  })

  const file = 'fromPath,target,isPermanent\n/divan/,/d/,true\n/stul/,/s/,false\n'

  it('is only tried first, then saved, and changes nothing the second time', async () => {
    await create()
    const import_ = async (isTrial: boolean) => (await send('import/', { csv: file, isTrial })).body
    const counts = { created: 1, changed: 1, same: 0, errors: [] }
    expect(await import_(true)).toEqual({ isSaved: false, ...counts })
    expect((await list()).total).toBe(1)
    expect(await import_(false)).toEqual({ isSaved: true, ...counts })
    expect((await list()).total).toBe(2)
    expect(await import_(false)).toMatchObject({ created: 0, changed: 0, same: 2 })
    expect((await history())[0].after).toMatchObject({ from_path: '/stul/' })
  })

  it('with a wrong line saves nothing, and names lines and fields', async () => {
    const csv = `${file}kreslo,/k/,true\n/stul/,/stul/,true\n/lampa/,/l/,maybe\n`
    const { body } = await send('import/', { csv, isTrial: false })
    expect(body.isSaved).toBe(false)
    expect(
      body.errors.map(({ line, fields }: { line: number; fields: object }) => [
        line,
        ...Object.keys(fields),
      ]),
    ).toEqual([
      [4, 'fromPath'],
      [5, 'target'],
      [6, 'isPermanent'],
    ])
    expect((await list()).total).toBe(0)
    expect(await history()).toEqual([])
  })

  it.each([
    ['an open quote', 'fromPath;target;isPermanent\n"/a/;/b/;true\n', 400, 'csv_broken'],
    ['a line of other columns', 'fromPath;target;isPermanent\n/a/;/b/\n', 400, 'csv_broken'],
    [
      'too many rows',
      `fromPath;target;isPermanent\n${'/a/;/b/;true\n'.repeat(5_001)}`,
      413,
      'too_many_rows',
    ],
    ['a million rows', 'a\n'.repeat(1_000_000), 413, 'too_large'],
  ])('with %s is refused', async (_what, csv, status, code) => {
    const answer = await send('import/', { csv, isTrial: false })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect((await list()).total).toBe(0)
  })

  it('with another column is refused at its line', async () => {
    const { body } = await send('import/', {
      csv: 'fromPath;target;isPermanent;id\n/a/;/b/;true;7\n',
      isTrial: false,
    })
    expect(body.errors).toEqual([{ line: 2, fields: { id: 'Такого поля нет' } }])
  })

  it('of two at once is imported once', async () => {
    const line = (index: number) => `/p${index}/;/q/;true\n`
    const csv = `fromPath;target;isPermanent\n${Array.from({ length: 300 }, (_, index) => line(index)).join('')}`
    const answers = await Promise.all([1, 2].map(() => send('import/', { csv, isTrial: false })))
    const codes = answers.map(({ status, body }) => (status === 200 ? body.created : body.code))
    // The second one is refused while the first is running, or finds nothing to change.
    expect(codes).toContain(300)
    expect([0, 'import_running']).toContain(codes.find((code) => code !== 300))
    expect((await list()).total).toBe(300)
  })
})
