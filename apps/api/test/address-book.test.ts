import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dadataAddressBook } from '../src/modules/delivery/dadata-address-book.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function suggested(query: string, region?: string) {
  const { body } = await api.call(
    'POST',
    '/api_vue/suggest/address/',
    { query },
    region ? { headers: { 'x-shop-region': region } } : {},
  )
  return body.suggestions
}

describe('the embedded address book', () => {
  it('[POST /suggest/address/] answers streets with houses and their places on the map', async () => {
    const [first] = await suggested('Тверская 12')
    expect(first.value).toBe('Москва, ул. Тверская, 12')
    expect(first.lat).toBeCloseTo(55.75, 0)
    expect(first.lon).toBeCloseTo(37.62, 0)
  })

  it('keeps to the region of whoever asks', async () => {
    const [first] = await suggested('Абая 5', '2')
    expect(first.value).toContain('Алматы')
    expect(first.lat).toBeCloseTo(43.24, 0)
  })

  it('gives two houses two places, and one house always the same', async () => {
    const [one] = await suggested('Мира 1')
    const [other] = await suggested('Мира 7')
    expect(one).not.toEqual(other)
    expect(await suggested('ул. Мира, дом 1')).toEqual(await suggested('Мира 1'))
  })

  it.each(['', '   ', '12', 'абвгд', "'; drop table region; --"])(
    'knows no address for «%s»',
    async (query) => {
      expect(await suggested(query)).toEqual([])
    },
  )
})

describe('the DaData address book', () => {
  let server: Server
  let heard: { headers: Record<string, unknown>; body: { query: string } }
  const reply = {
    suggestions: [
      { value: 'г Москва, ул Тверская, д 12', data: { geo_lat: '55.7646', geo_lon: '37.6049' } },
      { value: 'г Москва, ул Тверская', data: { geo_lat: null, geo_lon: null } },
    ],
  }

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += chunk
      heard = { headers: request.headers, body: JSON.parse(text) }
      response.end(JSON.stringify(reply))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())

  it('asks by the published API and leaves out what has no place on the map', async () => {
    const { port } = server.address() as AddressInfo
    const book = dadataAddressBook({ baseUrl: `http://127.0.0.1:${port}`, token: 'secret' })
    expect(await book.find('Тверская 12', api.services.regions.default())).toEqual([
      { value: 'г Москва, ул Тверская, д 12', lat: 55.7646, lon: 37.6049 },
    ])
    expect(heard.headers.authorization).toBe('Token secret')
    expect(heard.body.query).toBe('Тверская 12')
  })
})
