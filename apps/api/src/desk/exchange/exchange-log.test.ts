import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { FeedError } from '../import/feed/feed-error.ts'
import type { ImportReport } from '../import/format-report.ts'
import { makeDueFeeds } from '../public-feed/make-feeds.ts'
import { addRun, finishRun } from './exchange.queries.ts'
import { recordImport } from './record-import.ts'

const PATH = '/api_vue/retail/shop/exchange/'
const nothing = { created: 0, changed: 0 }
const report: ImportReport = {
  read: 3,
  createdWarehouse: null,
  ignored: new Map(),
  sections: { created: 1, changed: 0 },
  vendors: nothing,
  properties: nothing,
  products: { created: 2, changed: 1 },
  offers: { created: 2, changed: 0 },
  prices: { created: 0, changed: 4 },
  offerProperties: 1,
  pictures: 0,
  stock: 3,
  refused: [{ position: { line: 3, column: 1 }, offerId: 'a', text: 'no price' }],
  warnings: [],
}

let api: TestApi
let owner: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  owner = await logInAs(api, { groups: [1] })
})
afterAll(() => api.close())

const read = async (filter: object = {}) => (await owner.call('POST', PATH, filter)).body

describe('[exchange.log] [POST /retail/shop/exchange/] the log', () => {
  it('has what an import did in figures, with its report', async () => {
    await recordImport(api.db, 'feed.xml', async () => report)
    const { runs } = await read()
    expect(runs[0]).toMatchObject({
      kind: 'import',
      state: 'done',
      key: null,
      fileName: 'feed.xml',
      added: 5,
      changed: 9,
      refused: 1,
      finishedAt: expect.any(String),
    })
    expect(runs[0].lines.join('\n')).toContain('3:1 offer a: no price')
  })

  it('has the reason of a refused one, and no more of the shop’s own failures', async () => {
    const refuse = (error: Error) =>
      recordImport(api.db, 'feed.xml', () => Promise.reject(error)).catch(() => undefined)
    await refuse(new FeedError('not CommerceML'))
    await refuse(new Error('password of the database'))
    const { runs } = await read({ state: 'refused' })
    expect(runs).toHaveLength(2)
    expect(runs[1].lines).toEqual([expect.stringContaining('not CommerceML')])
    expect(JSON.stringify(runs)).not.toContain('password')
    expect(runs[0]).toMatchObject({ added: null, changed: null, refused: null })
  })

  it('is filtered by kind and state, and read on by pages', async () => {
    for (let count = 0; count < 32; count++) {
      const id = await addRun(api.db, {
        apiKeyId: null,
        sessionId: null,
        kind: 'orders-out',
        fileName: '',
      })
      await finishRun(api.db, id, { state: 'done', lines: ['1 orders'], changed: 1 })
    }
    const first = await read({ kind: 'orders-out' })
    expect(first.runs).toHaveLength(30)
    const second = await read({ kind: 'orders-out', after: first.next })
    expect([second.runs.length, second.next]).toEqual([2, null])
    expect((await read({ kind: 'orders-out', state: 'refused' })).runs).toEqual([])
  })

  it('names the feeds of each region, made or not', async () => {
    await makeDueFeeds(api.services)
    const { feeds } = await read()
    expect(feeds).toHaveLength(2)
    expect(feeds[0]).toMatchObject({
      madeAt: expect.stringMatching(/Z$/),
      offers: 6,
      addresses: [
        expect.stringMatching(/\/feeds\/[a-z-]+\/yml\.xml$/),
        expect.stringMatching(/\/feeds\/[a-z-]+\/google\.xml$/),
      ],
    })
    expect(feeds[1]).toMatchObject({ madeAt: null, offers: null })
  })

  it.each([20, 29, 2])('is closed to group %i', async (group) => {
    const other = await logInAs(api, { groups: [group] })
    expect((await other.call('POST', PATH, {})).status).toBe(403)
  })
})
