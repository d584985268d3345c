import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { findAddressAt } from './find-addresses.ts'

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

  it('[POST /suggest/address/] finds a suggestion by its own text, and names the house at its place', async () => {
    const [found] = await suggestAddresses('Садовая 12')
    expect(await suggestAddresses(found.value)).toEqual([found])
    const region = api.services.regions.default()
    const { lat, lon } = found
    expect(await findAddressAt(api, { lat, lon }, region)).toEqual(found)
    expect(await findAddressAt(api, { lat: 56.9, lon }, region)).toBeNull()
  })

  it.each(['', '   ', '12', 'абвгд', "'; drop table region; --"])(
    'finds no address for «%s»',
    async (query) => {
      expect(await suggestAddresses(query)).toEqual([])
    },
  )
})
