import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { message } from '../../schema/message.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { buildFeed, buildOffer, writeFeedFile } from '../../test-support/fixtures/feed.ts'
import { shopSetupFixture } from '../../test-support/fixtures/shop-setup.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { importYml } from '../import/import-yml.ts'
import { foundShop } from './found-shop.ts'
import { readSetupFile } from './read-setup-file.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: async () => {}, env: { DEMO: '0' } })
})
afterAll(() => api.close())

async function writeSetup(setup: object): Promise<string> {
  const file = join(await writeFeedFile(''), '..', 'setup.json')
  await writeFile(file, JSON.stringify(setup))
  return file
}

describe('[shop.setup] a production shop from an empty database', () => {
  it('is set up by a file, filled from a feed, and sells to a guest who pays on receipt', async () => {
    const setup = await readSetupFile(await writeSetup(shopSetupFixture))
    await api.db.transaction((tx) => foundShop(tx, setup))
    const feed = await writeFeedFile(buildFeed([buildOffer('t1'), buildOffer('t2')]))
    await importYml(api.db, feed, { defaultStock: 10, onProgress: () => {} })
    await api.listed()
    await vi.waitFor(() => expect(api.services.shop.isFounded).toBe(true), { timeout: 30_000 })
    const [offer] = (await api.db.execute<{ id: number }>(sql`select id from offer limit 1`)).rows
    const guest = createVisitor(api.call)
    const phone = freshPhone()
    await guest('POST', '/api_vue/basket/add/', { offers: [{ offerId: offer?.id, quantity: 1 }] })
    const contacts = { name: 'Анна Петрова', phoneNumber: `+${phone}`, email: 'anna@example.ru' }
    const ordered = await guest('POST', '/api_vue/basket/createOrder/', contacts)
    expect(ordered.status, ordered.text).toBe(200)
    const { basketGroup } = ordered.body
    const { body: delivery } = await guest('POST', '/api_vue/basket/getDelivery/', { basketGroup })
    const pickup = delivery.items[0].options.find(
      (option: { stores?: { id: number }[] }) => option.stores?.length,
    )
    const choice = { basketGuid: basketGroup, id: pickup.id, storeId: pickup.stores[0].id }
    const { total } = (await guest('POST', '/api_vue/basket/setDelivery/', choice)).body
    const { methods } = (await guest('POST', '/api_vue/basket/getPaymentMethods/', { basketGroup }))
      .body
    expect(methods.map(({ type }: { type: string }) => type)).toContain('onReceipt')
    const placed = await guest('POST', '/api_vue/payment/onReceipt/', {
      basketGroup,
      methodId: 'onReceipt',
      sum: total,
    })
    expect([placed.status, placed.body]).toEqual([200, { isPlaced: true }])
    const sent = await api.db.select().from(message).where(eq(message.recipient, phone))
    expect(sent.length).toBeGreaterThan(0)
    for (const { body } of sent) expect(body).toContain('Тёплый дом')
  })

  it('[shop.brand] has icons of its own, which a browser asks for again only if they changed', async () => {
    const icon = await fetch(`${api.origin}/icon.svg`)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await icon.text()).toContain('<title>Тёплый дом</title>')
    const etag = icon.headers.get('etag') ?? ''
    const again = await fetch(`${api.origin}/icon.svg`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })
})

describe('[shop.setup] a file for machines', () => {
  it('is refused with every wrong field', async () => {
    const wrong = {
      ...shopSetupFixture,
      brand: { ...shopSetupFixture.brand, colours: { light: '#ffff00', dark: 'blue' } },
      legal: { ...shopSetupFixture.legal, inn: '12' },
      warehouse: { ...shopSetupFixture.warehouse, city: 'omsk' },
      regions: ['almaty'],
      colour: 'red',
    }
    const message = await readSetupFile(await writeSetup(wrong)).catch(
      (error: Error) => error.message,
    )
    for (const field of ['brand.colours.dark', 'legal.inn', '"colour"'])
      expect(message, field).toContain(field)
    const places = { ...shopSetupFixture, regions: ['omsk'] }
    await expect(readSetupFile(await writeSetup(places))).rejects.toThrow('warehouse.city')
  })

  it('names what is missing from one that is no JSON, or is not there', async () => {
    await expect(readSetupFile(await writeFeedFile('{'))).rejects.toThrow('not valid JSON')
    await expect(readSetupFile('/nowhere/setup.json')).rejects.toThrow('cannot be read')
  })
})
