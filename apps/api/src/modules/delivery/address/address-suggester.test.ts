import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { createDadataAddressSuggester } from './dadata-address-suggester.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function suggestAddresses(query: string, region?: string) {
  const { body } = await api.call(
    'POST',
    '/api_vue/suggest/address/',
    { query },
    region ? { headers: { 'x-shop-region': region } } : {},
  )
  return body.suggestions
}

describe('the embedded address suggester', () => {
  it('[POST /suggest/address/] suggests streets with houses and their coordinates', async () => {
    const [first] = await suggestAddresses('Тверская 12')
    expect(first.value).toBe('Москва, ул. Тверская, 12')
    expect(first.lat).toBeCloseTo(55.75, 0)
    expect(first.lon).toBeCloseTo(37.62, 0)
  })

  it('suggests only addresses of the caller’s region', async () => {
    const [first] = await suggestAddresses('Абая 5', '2')
    expect(first.value).toContain('Алматы')
    expect(first.lat).toBeCloseTo(43.24, 0)
  })

  it('gives two houses different coordinates, and one house always the same', async () => {
    const [firstHouse] = await suggestAddresses('Мира 1')
    const [secondHouse] = await suggestAddresses('Мира 7')
    expect(firstHouse).not.toEqual(secondHouse)
    expect(await suggestAddresses('ул. Мира, дом 1')).toEqual(await suggestAddresses('Мира 1'))
  })

  it.each(['', '   ', '12', 'абвгд', "'; drop table region; --"])(
    'finds no address for «%s»',
    async (query) => {
      expect(await suggestAddresses(query)).toEqual([])
    },
  )
})

describe('the DaData address suggester', () => {
  let server: Server
  let received: { headers: Record<string, unknown>; body: { query: string } }
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
      received = { headers: request.headers, body: JSON.parse(text) }
      response.end(JSON.stringify(reply))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())

  it('calls the published API and leaves out addresses without coordinates', async () => {
    const { port } = server.address() as AddressInfo
    const suggester = createDadataAddressSuggester({
      baseUrl: `http://127.0.0.1:${port}`,
      token: 'secret',
    })
    expect(await suggester.find('Тверская 12', api.services.regions.default())).toEqual([
      { value: 'г Москва, ул Тверская, д 12', lat: 55.7646, lon: 37.6049 },
    ])
    expect(received.headers.authorization).toBe('Token secret')
    expect(received.body.query).toBe('Тверская 12')
  })
})
