import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCatalogue, offers, places, values } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

async function list(body: object) {
  return (await api.call('POST', '/api_vue/getProducts/', body)).body
}

const codes = (answer: { elements: { url: string }[] }) =>
  answer.elements.map(({ url }) => url.split('/').at(-2))

interface Option {
  id: string
  availability: number
  checked: boolean
}
const findFilter = (answer: { filters: { id: string; bucket: Option[] }[] }, id: string) =>
  answer.filters.find((filter) => filter.id === id)
const getCounts = (answer: Parameters<typeof findFilter>[0], id: string) =>
  Object.fromEntries(
    (findFilter(answer, id)?.bucket ?? []).map(({ id: value, availability }) => [
      value,
      availability,
    ]),
  )

describe('types of filters', () => {
  it('[filters.types] several sections at once are a filter of their own, counted without its own choice', async () => {
    const requested = { section: 'mebel', withFilters: true }
    const whole = await list(requested)
    expect(findFilter(whole, 'section')).toMatchObject({ type: 'sections' })
    expect(getCounts(whole, 'section')).toEqual({ divany: 3, stulya: 2 })
    const narrowed = await list({
      ...requested,
      params: { section: ['stulya', 'nichego'], price: '1-9999' },
    })
    expect(codes(narrowed)).toEqual(['stul-veter'])
    expect(getCounts(narrowed, 'section')).toEqual({ divany: 0, stulya: 1 })
    expect(findFilter(narrowed, 'section')?.bucket.map(({ checked }) => checked)).toEqual([
      false,
      true,
    ])
  })

  it.each(['S', 'L', 'list', 'table', 'base_color', 'button', 'toggle', 'sections'])(
    '[filters.types] a filter of type %s lists its values with counts and narrows the list by them',
    async (type) => {
      await api.db.execute(`update property set type = '${type}' where code = 'OBIVKA'`)
      const requested = { section: 'divany', withFilters: true }
      await expect
        .poll(
          async () =>
            (await list(requested)).filters.find(({ id }: { id: string }) => id === 'OBIVKA')?.type,
        )
        .toBe(type)
      const answer = await list({ ...requested, params: { OBIVKA: [String(values.leather)] } })
      expect(codes(answer)).toEqual(['divan-ugol'])
      expect(getCounts(answer, 'OBIVKA')).toEqual({
        [values.linen]: 2,
        [values.velvet]: 1,
        [values.leather]: 1,
      })
    },
  )

  it.each(['N', 'range'])('[filters.types] a filter of type %s has bounds', async (type) => {
    await api.db.execute(`update property set type = '${type}' where code = 'SHIRINA_DPZ'`)
    const requested = { section: 'divany', withFilters: true, params: { SHIRINA_DPZ: '220-' } }
    const found = async () =>
      (await list(requested)).filters.find(({ id }: { id: string }) => id === 'SHIRINA_DPZ')
    await expect.poll(async () => (await found())?.type).toBe(type)
    expect(await found()).toMatchObject({ minValue: 200, maxValue: 300, values: [220, null] })
    expect(codes(await list(requested))).toEqual(['divan-polden', 'divan-ugol'])
  })

  it('[filters.numeric] a filter whose bounds are equal is left out', async () => {
    const { filters } = await list({ section: 'uglovye-divany', withFilters: true })
    expect(filters.map(({ id }: { id: string }) => id)).not.toContain('SHIRINA_DPZ')
    expect(filters.map(({ id }: { id: string }) => id)).not.toContain('price')
  })

  it('[filters.types] the rating is a filter: at least so many stars', async () => {
    const requested = { section: 'divany', withFilters: true }
    const whole = await list(requested)
    expect(findFilter(whole, 'rating')).toMatchObject({ type: 'list', name: 'Оценка' })
    expect(getCounts(whole, 'rating')).toEqual({ '4.5': 1, '4': 1, '3': 1 })
    const chosen = await list({ ...requested, params: { rating: ['4.5', '1', 'много'] } })
    expect(codes(chosen)).toEqual(['divan-polden'])
    expect(findFilter(chosen, 'rating')?.bucket[0]).toMatchObject({
      value: '4,5 и выше',
      checked: true,
      availability: 1,
    })
    const expensive = await list({
      ...requested,
      params: { rating: '4', OBIVKA: [String(values.leather)] },
    })
    expect(codes(expensive)).toEqual([])
    expect(getCounts(expensive, 'OBIVKA')).toMatchObject({ [values.linen]: 1, [values.leather]: 0 })
  })

  it('[filters.types] cards show the size of the sleeping place where the offer’s size does not include it', async () => {
    await api.db.execute(`with bed as (
        insert into property (code, name, unit, type, card_name, card_name_en)
        values ('SPALNOE', 'Ширина спального места', 'см', 'N', 'спальное место', 'sleeps') returning id)
      insert into offer_property (offer_id, property_id, number)
      select ${offers.beregLinenGreen}, id, 140 from bed`)
    const readPropertyTexts = async (lang: string) => {
      const headers = { 'x-shop-lang': lang }
      const requested = { section: 'divany' }
      const { body } = await api.call('POST', '/api_vue/getProducts/', requested, { headers })
      return Object.fromEntries(
        body.elements.map(({ url, factText }: { url: string; factText: string }) => [
          url.split('/').at(-2),
          factText,
        ]),
      )
    }
    await expect
      .poll(() => readPropertyTexts('ru'))
      .toMatchObject({ 'divan-bereg': 'спальное место 140 см', 'divan-polden': '' })
    expect(await readPropertyTexts('en')).toMatchObject({ 'divan-bereg': 'sleeps 140 cm' })
  })

  it('return the resolved stores and city, without unknown ones', async () => {
    const params = { stores: `${places.arbat},${places.warehouse},9999`, available: 'almaty' }
    const { chosen } = await list({ params })
    expect(chosen).toEqual({
      stores: [{ id: places.arbat, value: 'Светлица на Арбате' }],
      available: { region: 'almaty', value: 'в Алматы' },
    })
    expect(codes(await list({ params: { available: 'almaty' } }))).toEqual(['divan-polden'])
    const unknown = await list({ params: { stores: '9999', available: 'atlantis' } })
    expect(unknown.chosen).toEqual({ stores: [], available: null })
    expect(unknown.pagination.total).toBe(5)
  })
})
