import { sql } from 'drizzle-orm'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { makeDueFeeds } from './make-feeds.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`insert into picture (product_id, file, width, height)
    select id, 'feed/' || code || '.jpg', 1000, 800 from product where id < 4`)
  for (let region = 0; region < 2; region += 1) await makeDueFeeds(api.services)
})
afterAll(() => api.close())

const regions = async () =>
  (await api.db.execute<{ code: string }>('select code from region order by id')).rows.map(
    ({ code }) => code,
  )

/** The text of each element inside the items of a feed; throws where it is not well-formed. */
function readItems(text: string, itemName: string): Record<string, string>[] {
  const parser = new SaxesParser({ xmlns: true })
  const items: Record<string, string>[] = []
  let name = ''
  parser.on('opentag', (tag) => {
    name = tag.name
    const attributes = Object.entries(tag.attributes).map(([key, { value }]) => [key, value])
    if (name === itemName) items.push(Object.fromEntries(attributes))
  })
  parser.on('text', (content) => {
    const item = items.at(-1)
    if (item && content.trim()) item[name] = content
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
  return items
}

describe('[exchange.feeds] the feeds of a region', () => {
  it('are at public addresses, with the prices, currency and stock of the region', async () => {
    const [moscow, almaty] = await regions()
    const yml = await api.call('GET', `/feeds/${moscow}/yml.xml`)
    expect([yml.status, yml.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ])
    const offers = readItems(yml.text, 'offer')
    expect(offers).toHaveLength(6)
    const sofa = { price: '64990', oldprice: '84900', currencyId: 'RUB', available: 'true' }
    expect(offers[0]).toMatchObject({ ...sofa, vendor: 'Светлица', vendorCode: 'P1' })
    expect(offers[2]).toMatchObject({ vendorCode: 'S1', available: 'true' })
    const far = readItems((await api.call('GET', `/feeds/${almaty}/yml.xml`)).text, 'offer')
    expect(far[0]).toMatchObject({ currencyId: 'KZT', available: 'true' })
    expect(Number(far[0]?.price)).toBeGreaterThan(64_990)
    expect(far[2]).toMatchObject({ vendorCode: 'S1', available: 'false' })
  })

  it('have the shape that Google publishes, and leave out what it refuses', async () => {
    const [moscow] = await regions()
    const { text } = await api.call('GET', `/feeds/${moscow}/google.xml`)
    const items = readItems(text, 'item')
    expect(items).toHaveLength(5)
    for (const item of items) {
      expect(item['g:link']).toMatch(/^https?:\/\/[^/]+\/catalog\//)
      expect(item['g:image_link']).toMatch(/^https?:\/\/.+\.jpg$/)
      expect(item['g:price']).toMatch(/^\d+\.00 RUB$/)
      expect(['in_stock', 'out_of_stock']).toContain(item['g:availability'])
    }
    expect(items[0]).toMatchObject({
      'g:price': '84900.00 RUB',
      'g:sale_price': '64990.00 RUB',
      'g:brand': 'Светлица',
      'g:mpn': 'P1',
      'g:condition': 'new',
      'g:product_type': 'Диваны',
    })
    expect(items[0]?.['g:item_group_id']).toBe(items[1]?.['g:item_group_id'])
  })

  it('are made anew after an hour, one region at a time', async () => {
    const [moscow] = await regions()
    await api.db.execute('update price set amount = 60000 where offer_id = 1')
    await makeDueFeeds(api.services)
    const read = async () =>
      readItems((await api.call('GET', `/feeds/${moscow}/yml.xml`)).text, 'offer')[0]?.price
    expect(await read()).toBe('64990')
    await api.db.execute(
      sql`update public_feed set made_at = made_at - interval '61 minutes' where region_id = 1`,
    )
    await makeDueFeeds(api.services)
    expect(await read()).toBe('60000')
  })

  it.each(['nowhere/yml.xml', 'moskva/csv.xml', '..%2F..%2Fsecret/yml.xml', 'moskva/yml.zip'])(
    'at %s is none',
    async (path) => {
      expect((await api.call('GET', `/feeds/${path}`)).status).toBe(404)
    },
  )
})
