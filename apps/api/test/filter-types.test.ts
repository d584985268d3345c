import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCatalogue, offers, places, values } from './fixtures/catalogue.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

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
const filterOf = (answer: { filters: { id: string; bucket: Option[] }[] }, id: string) =>
  answer.filters.find((one) => one.id === id)
const countsOf = (answer: Parameters<typeof filterOf>[0], id: string) =>
  Object.fromEntries((filterOf(answer, id)?.bucket ?? []).map((one) => [one.id, one.availability]))

describe('kinds of filters', () => {
  it('[filters.types] several sections at once are a filter of their own, counted without its own choice', async () => {
    const asked = { section: 'mebel', withFilters: true }
    const whole = await list(asked)
    expect(filterOf(whole, 'section')).toMatchObject({ type: 'sections' })
    expect(countsOf(whole, 'section')).toEqual({ divany: 3, stulya: 2 })
    const narrowed = await list({
      ...asked,
      params: { section: ['stulya', 'nichego'], price: '1-9999' },
    })
    expect(codes(narrowed)).toEqual(['stul-veter'])
    expect(countsOf(narrowed, 'section')).toEqual({ divany: 0, stulya: 1 })
    expect(filterOf(narrowed, 'section')?.bucket.map(({ checked }) => checked)).toEqual([
      false,
      true,
    ])
  })

  it.each(['S', 'L', 'list', 'table', 'base_color', 'button', 'toggle', 'sections'])(
    '[filters.types] a filter of type %s tells its values with counts and narrows by them',
    async (type) => {
      await api.db.execute(`update property set type = '${type}' where code = 'OBIVKA'`)
      const asked = { section: 'divany', withFilters: true }
      await expect
        .poll(
          async () =>
            (await list(asked)).filters.find(({ id }: { id: string }) => id === 'OBIVKA')?.type,
        )
        .toBe(type)
      const answer = await list({ ...asked, params: { OBIVKA: [String(values.leather)] } })
      expect(codes(answer)).toEqual(['divan-ugol'])
      expect(countsOf(answer, 'OBIVKA')).toEqual({
        [values.linen]: 2,
        [values.velvet]: 1,
        [values.leather]: 1,
      })
    },
  )

  it.each(['N', 'range'])('[filters.types] a filter of type %s has bounds', async (type) => {
    await api.db.execute(`update property set type = '${type}' where code = 'SHIRINA_DPZ'`)
    const asked = { section: 'divany', withFilters: true, params: { SHIRINA_DPZ: '220-' } }
    const found = async () =>
      (await list(asked)).filters.find(({ id }: { id: string }) => id === 'SHIRINA_DPZ')
    await expect.poll(async () => (await found())?.type).toBe(type)
    expect(await found()).toMatchObject({ minValue: 200, maxValue: 300, values: [220, null] })
    expect(codes(await list(asked))).toEqual(['divan-polden', 'divan-ugol'])
  })

  it('[filters.numeric] one whose bounds are equal is left out', async () => {
    const { filters } = await list({ section: 'uglovye-divany', withFilters: true })
    expect(filters.map(({ id }: { id: string }) => id)).not.toContain('SHIRINA_DPZ')
    expect(filters.map(({ id }: { id: string }) => id)).not.toContain('price')
  })

  it('[filters.types] what others thought of it is a filter: at least so many stars', async () => {
    const asked = { section: 'divany', withFilters: true }
    const whole = await list(asked)
    expect(filterOf(whole, 'rating')).toMatchObject({ type: 'list', name: 'Оценка' })
    expect(countsOf(whole, 'rating')).toEqual({ '4.5': 1, '4': 1, '3': 1 })
    const chosen = await list({ ...asked, params: { rating: ['4.5', '1', 'много'] } })
    expect(codes(chosen)).toEqual(['divan-polden'])
    expect(filterOf(chosen, 'rating')?.bucket[0]).toMatchObject({
      value: '4,5 и выше',
      checked: true,
      availability: 1,
    })
    const dear = await list({ ...asked, params: { rating: '4', OBIVKA: [String(values.leather)] } })
    expect(codes(dear)).toEqual([])
    expect(countsOf(dear, 'OBIVKA')).toMatchObject({ [values.linen]: 1, [values.leather]: 0 })
  })

  it('[filters.types] the sleeping place stands on the card, where the size does not say it already', async () => {
    await api.db.execute(`with bed as (
        insert into property (code, name, unit, type, card_name, card_name_en)
        values ('SPALNOE', 'Ширина спального места', 'см', 'N', 'спальное место', 'sleeps') returning id)
      insert into offer_property (offer_id, property_id, number)
      select ${offers.beregLinenGreen}, id, 140 from bed`)
    const facts = async (lang: string) => {
      const headers = { 'x-shop-lang': lang }
      const asked = { section: 'divany' }
      const { body } = await api.call('POST', '/api_vue/getProducts/', asked, { headers })
      return Object.fromEntries(
        body.elements.map(({ url, factText }: { url: string; factText: string }) => [
          url.split('/').at(-2),
          factText,
        ]),
      )
    }
    await expect
      .poll(() => facts('ru'))
      .toMatchObject({ 'divan-bereg': 'спальное место 140 см', 'divan-polden': '' })
    expect(await facts('en')).toMatchObject({ 'divan-bereg': 'sleeps 140 cm' })
  })

  it('tell what was understood of stores and of the city, unknown ones left out', async () => {
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
