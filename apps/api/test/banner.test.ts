import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { banner } from '../src/modules/banner/banner.table.ts'
import type { Call } from './call-of.ts'
import { places } from './fixtures/catalogue.ts'
import { addPages } from './fixtures/pages.ts'
import { logInAs } from './log-in-as.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

let api: TestApi
let editor: Call
beforeAll(async () => {
  api = await startTestApi({ fill: addPages })
  editor = (await logInAs(api, { groups: [1] })).call
})
afterAll(() => api.close())

const post = (path: string, body: object) => api.call('POST', `/api_vue/${path}`, body)
const edit = (path: string, body: object) => editor('POST', `/api_vue/${path}`, body)
const namesOf = (answer: { body: { items: { name: string }[] } }) =>
  answer.body.items.map(({ name }) => name)
const scene = { name: 'Новая', url: '/catalog/', imgUrl: 'drawn/scene/bedroom.svg' }

describe('the main slider', () => {
  it('[POST /getMainSlider/] hangs in its order, in its region and time', async () => {
    const { body } = await post('getMainSlider/', { sr: 'moscow', isCrawler: false })
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual([
      'Первая сцена',
      'Вторая сцена',
    ])
    expect(body.items[0]).toMatchObject({
      url: '/catalog/',
      imgUrl: 'drawn/scene/living.svg',
      SORT: 10,
      spots: [{ x: 40, y: 50, section: 'divany' }],
    })
    const crawler = await post('getMainSlider/', { sr: 'moscow', isCrawler: true })
    expect(crawler.body.items[0].spots).toEqual([])
    expect(namesOf(await post('getMainSlider/', { sr: 'almaty' }))[0]).toBe('Не здесь')
  })

  it('[POST /getMainSlider/element/] is for its editors alone', async () => {
    expect((await edit('getMainSlider/element/', { id: 2 })).body.element).toMatchObject({
      name: 'Первая сцена',
      version: 1,
    })
    expect((await post('getMainSlider/element/', { id: 2 })).status).toBe(401)
    const { call: seller } = await logInAs(api, { groups: [20] })
    expect((await seller('POST', '/api_vue/getMainSlider/element/', { id: 2 })).status).toBe(403)
  })

  it('[POST /getMainSlider/newElement/] has the spots; another kind’s is not found', async () => {
    const { body } = await edit('getMainSlider/newElement/', { id: 2 })
    expect(body.element.spots).toHaveLength(1)
    expect((await edit('getMainSlider/newElement/', { id: 5 })).status).toBe(404)
  })

  it('[POST /getMainSlider/saveElement/] changes words and leaves the scene as it was', async () => {
    const saved = await edit('getMainSlider/saveElement/', { id: 2, version: 1, ...scene, SORT: 5 })
    expect(saved.body).toEqual({ result: true, id: 2, version: 2 })
    const { element } = (await edit('getMainSlider/newElement/', { id: 2 })).body
    expect(element).toMatchObject({ name: 'Новая', SORT: 5, version: 2 })
    expect(element.spots).toHaveLength(1)
    const late = await edit('getMainSlider/saveElement/', { id: 2, version: 1, ...scene })
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  })

  it('[lang.three] speaks the reader’s language, and forgets translations of words that were changed', async () => {
    const english = { headers: { 'x-shop-lang': 'en' } }
    const change = (fields: object) =>
      edit('getMainSlider/saveElement/', { ...scene, id: 2, ...fields })
    const told = async () => {
      const { body } = await api.call('POST', '/api_vue/getMainSlider/', {}, english)
      return body.items.map(({ name }: { name: string }) => name)
    }
    const words = { name: 'Утро' }
    await change(words)
    await api.db
      .update(banner)
      .set({ translations: { en: { name: 'Morning' } } })
      .where(eq(banner.id, 2))
    expect(await told()).toContain('Morning')
    await change({ ...words, SORT: 7 })
    expect(await told()).toContain('Morning')
    await change({ name: 'Вечер' })
    expect(await told()).toContain('Вечер')
  })

  it('[POST /getMainSlider/newSaveElement/] hangs a new one, refuses what leads away', async () => {
    const spots = [{ x: 10, y: 20, section: 'divany' }]
    const saved = await edit('getMainSlider/newSaveElement/', {
      ...scene,
      spots,
      action: 'Смотреть',
    })
    expect(saved.status).toBe(200)
    expect(namesOf(await post('getMainSlider/', { sr: 1 }))).toHaveLength(3)
    for (const wrong of [
      { url: 'https://evil.example/' },
      { url: '//evil.example/' },
      { url: 'javascript:alert(1)' },
      { imgUrl: '../../etc/passwd' },
      { spots: [{ x: 101, y: 0, section: 'divany' }] },
      { startsAt: '2026-11-02T00:00:00Z', endsAt: '2026-11-01T00:00:00Z' },
      { colour: 'red' },
    ]) {
      const answer = await edit('getMainSlider/newSaveElement/', { ...scene, ...wrong })
      expect(answer.status, JSON.stringify(wrong)).toBe(400)
    }
  })
})

describe('the sale’s banner', () => {
  it('[POST /getSaleBanner/] hangs where it is', async () => {
    expect((await post('getSaleBanner/', { sr: 1 })).body.banner).toMatchObject({
      name: 'Распродажа',
      url: '/sale/',
    })
  })

  it('[POST /getSaleBanner/element/] is read by its editor', async () => {
    expect((await edit('getSaleBanner/element/', { id: 5 })).body.element.name).toBe('Распродажа')
    expect((await edit('getSaleBanner/element/', { id: 2 })).status).toBe(404)
  })

  it('[POST /getSaleBanner/save/] takes it down', async () => {
    const saved = await edit('getSaleBanner/save/', { ...scene, id: 5, isActive: false })
    expect(saved.body.result).toBe(true)
    expect((await post('getSaleBanner/', { sr: 1 })).body.banner).toBeNull()
    expect((await edit('getSaleBanner/save/', { ...scene, id: 4_000 })).status).toBe(404)
  })
})

it('[POST /getTopBanners/] has the strips of the region, or of a store’s', async () => {
  expect(namesOf(await post('getTopBanners/', { sr: 'moscow' }))).toEqual(['Полоса'])
  const ofStore = await post('getTopBanners/', { sr: 'moscow', store: places.almatyWarehouse })
  expect(namesOf(ofStore)).toEqual(['Полоса', 'Полоса Алматы'])
})
