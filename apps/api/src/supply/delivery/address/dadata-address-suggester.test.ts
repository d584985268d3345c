import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { startTestDadata, type TestDadata } from '../../../test-support/start-test-dadata.ts'
import { findAddressAt } from './find-addresses.ts'

const place = { lat: 55.7646, lon: 37.6049 }
let dadata: TestDadata
let api: TestApi

beforeAll(async () => {
  dadata = await startTestDadata()
  api = await startTestApi({ env: { DADATA_URL: dadata.origin, DADATA_TOKEN: 'secret' } })
})
afterAll(async () => {
  await api.close()
  await dadata.close()
})
beforeEach(() => {
  dadata.requests.length = 0
  dadata.isAway = false
})

async function suggest(query: string) {
  const { body } = await api.call('POST', '/api_vue/suggest/address/', { query })
  return body
}

function findAt(lat: number) {
  const region = api.services.regions.default()
  return findAddressAt({ services: api.services }, { ...place, lat }, region)
}

describe('addresses by DaData', () => {
  it('[POST /suggest/address/] asks the published API and leaves out addresses without coordinates', async () => {
    dadata.reply = {
      suggestions: [
        { value: 'г Москва, ул Тверская, д 12', data: { geo_lat: '55.7646', geo_lon: '37.6049' } },
        { value: 'г Москва, ул Тверская', data: { geo_lat: null, geo_lon: null } },
      ],
    }
    expect(await suggest('Тверская 12')).toEqual({
      suggestions: [{ value: 'г Москва, ул Тверская, д 12', ...place }],
      isAvailable: true,
    })
    expect(dadata.requests).toEqual([
      {
        path: '/suggest/address',
        authorization: 'Token secret',
        body: { query: 'Тверская 12', count: 7, locations: [{ region: 'Москва' }] },
      },
    ])
  })

  it('asks once for the same text', async () => {
    await suggest('Садовая 3')
    await suggest(' садовая 3')
    expect(dadata.requests).toHaveLength(1)
  })

  it('names the address at a place and keeps the place', async () => {
    dadata.reply = {
      suggestions: [
        { value: 'г Москва, ул Мира, д 1', data: { geo_lat: '55.1', geo_lon: '37.1' } },
      ],
    }
    expect(await findAt(55.2)).toEqual({ value: 'г Москва, ул Мира, д 1', ...place, lat: 55.2 })
    expect(dadata.requests[0]).toMatchObject({
      path: '/geolocate/address',
      body: { lat: 55.2, lon: place.lon, count: 1, radius_meters: 200 },
    })
    dadata.reply = { suggestions: [] }
    expect(await findAt(55.3)).toBeNull()
  })

  it('suggests nothing while the provider is away, and asks again afterwards', async () => {
    dadata.isAway = true
    expect(await suggest('Лесная 5')).toEqual({ suggestions: [], isAvailable: false })
    expect(await findAt(55.4)).toBeNull()
    dadata.isAway = false
    dadata.reply = { suggestions: [] }
    expect(await suggest('Лесная 5')).toEqual({ suggestions: [], isAvailable: true })
  })
})
