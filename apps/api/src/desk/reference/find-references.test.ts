import type { ReferenceKind } from '@svetlitsa/api-client/reference/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const path = '/api_vue/retail/shop/references/'

let api: TestApi
let owner: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  owner = await logInAs(api, { groups: [1] })
  await api.db.execute(sql`insert into promotion (code, name) values ('osen', 'Осень 100%')`)
})
afterAll(() => api.close())

const find = async (kind: ReferenceKind, choice: object) => {
  const answer = await owner.call('POST', path, { kind, ...choice })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.references
}

describe('[POST /retail/shop/references/] what a field refers to', () => {
  it.each([
    ['offer', 'p1', { value: '1', name: 'Диван «Полдень»', note: 'P1 · лён' }],
    ['offer', '1', { value: '1', name: 'Диван «Полдень»', note: 'P1 · лён' }],
    ['product', 'полд', { value: '1', name: 'Диван «Полдень»', note: '№ 1' }],
    ['promotion', '100%', { value: 'osen', name: 'Осень 100%', note: 'osen' }],
  ] as const)('[shop.resource] is found among the %ss by «%s»', async (kind, search, reference) => {
    expect((await find(kind, { search }))[0]).toEqual(reference)
    expect(await find(kind, { value: reference.value })).toEqual([reference])
    expect(await find(kind, { search: 'такого нет' })).toEqual([])
  })

  it('[shop.resource] has a zone with its currency, and a place with its address', async () => {
    const [zone] = await find('priceZone', { search: 'KZ' })
    expect(zone).toMatchObject({ value: 'kz', note: 'KZT' })
    const [place] = await find('place', { value: 'moscow-store' })
    expect(place).toMatchObject({ value: 'moscow-store', name: 'moscow-store' })
  })

  it('[shop.resource] is taken literally, and at most twenty are found', async () => {
    expect(await find('product', { search: '%' })).toEqual([])
    await api.db.execute(sql`
      insert into promotion (code, name) select 'many-' || n, 'Много' from generate_series(1, 30) n`)
    expect(await find('promotion', { search: 'много' })).toHaveLength(20)
    expect(await find('offer', { value: '99999999999' })).toEqual([])
  })

  it('[shop.resource] is for groups 1 and 26 alone', async () => {
    for (const group of [2, 20, 29, 45]) {
      const { call } = await logInAs(api, { groups: [group], storeId: 1 })
      expect([401, 403]).toContain((await call('POST', path, { kind: 'offer' })).status)
    }
    const { call } = await logInAs(api, { groups: [26] })
    expect((await call('POST', path, { kind: 'offer' })).status).toBe(200)
  })
})
