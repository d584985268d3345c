import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { banner } from '../../schema/banner.table.ts'
import type { Call } from '../../test-support/create-call.ts'
import { places } from '../../test-support/fixtures/catalogue.ts'
import { addPages } from '../../test-support/fixtures/pages.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let editor: Call
beforeAll(async () => {
  api = await startTestApi({ fill: addPages })
  editor = (await logInAs(api, { groups: [1] })).call
})
afterAll(() => api.close())

const post = (path: string, body: object) => api.call('POST', `/api_vue/${path}`, body)
const edit = (path: string, body: object) => editor('POST', `/api_vue/${path}`, body)
const listNames = (answer: { body: { items: { name: string }[] } }) =>
  answer.body.items.map(({ name }) => name)
const scene = { name: 'Новая', url: '/catalog/', imgUrl: 'drawn/scene/bedroom.svg' }

describe('the main slider', () => {
  it('[POST /getMainSlider/] returns slides in order, for the region and the current time', async () => {
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
    expect(listNames(await post('getMainSlider/', { sr: 'almaty' }))[0]).toBe('Не здесь')
  })

  it('[POST /getMainSlider/element/] is available to editors only', async () => {
    expect((await edit('getMainSlider/element/', { id: 2 })).body.element).toMatchObject({
      name: 'Первая сцена',
      version: 1,
    })
    expect((await post('getMainSlider/element/', { id: 2 })).status).toBe(401)
    const { call: seller } = await logInAs(api, { groups: [20] })
    expect((await seller('POST', '/api_vue/getMainSlider/element/', { id: 2 })).status).toBe(403)
  })

  it('[POST /getMainSlider/newElement/] returns the hotspots; a banner of another kind is not found', async () => {
    const { body } = await edit('getMainSlider/newElement/', { id: 2 })
    expect(body.element.spots).toHaveLength(1)
    expect((await edit('getMainSlider/newElement/', { id: 5 })).status).toBe(404)
  })

  it('[POST /getMainSlider/saveElement/] changes the texts and leaves the scene unchanged', async () => {
    const saved = await edit('getMainSlider/saveElement/', { id: 2, version: 1, ...scene, SORT: 5 })
    expect(saved.body).toEqual({ result: true, id: 2, version: 2 })
    const { element } = (await edit('getMainSlider/newElement/', { id: 2 })).body
    expect(element).toMatchObject({ name: 'Новая', SORT: 5, version: 2 })
    expect(element.spots).toHaveLength(1)
    const outdated = await edit('getMainSlider/saveElement/', { id: 2, version: 1, ...scene })
    expect([outdated.status, outdated.body.code]).toEqual([409, 'changed_meanwhile'])
  })

  it('[lang.three] uses the reader’s language, and drops translations of texts that were changed', async () => {
    const english = { headers: { 'x-shop-lang': 'en' } }
    const changeBanner = (fields: object) =>
      edit('getMainSlider/saveElement/', { ...scene, id: 2, ...fields })
    const listShownNames = async () => {
      const { body } = await api.call('POST', '/api_vue/getMainSlider/', {}, english)
      return body.items.map(({ name }: { name: string }) => name)
    }
    const change = { name: 'Утро' }
    await changeBanner(change)
    await api.db
      .update(banner)
      .set({ translations: { en: { name: 'Morning' } } })
      .where(eq(banner.id, 2))
    expect(await listShownNames()).toContain('Morning')
    await changeBanner({ ...change, SORT: 7 })
    expect(await listShownNames()).toContain('Morning')
    await changeBanner({ name: 'Вечер' })
    expect(await listShownNames()).toContain('Вечер')
  })

  it('[POST /getMainSlider/newSaveElement/] creates a banner and refuses invalid fields such as external links', async () => {
    const spots = [{ x: 10, y: 20, section: 'divany' }]
    const saved = await edit('getMainSlider/newSaveElement/', {
      ...scene,
      spots,
      action: 'Смотреть',
    })
    expect(saved.status).toBe(200)
    expect(listNames(await post('getMainSlider/', { sr: 1 }))).toHaveLength(3)
    for (const invalid of [
      { url: 'https://evil.example/' },
      { url: '//evil.example/' },
      { url: 'javascript:alert(1)' },
      { imgUrl: '../../etc/passwd' },
      { spots: [{ x: 101, y: 0, section: 'divany' }] },
      { startsAt: '2026-11-02T00:00:00Z', endsAt: '2026-11-01T00:00:00Z' },
      { colour: 'red' },
    ]) {
      const answer = await edit('getMainSlider/newSaveElement/', { ...scene, ...invalid })
      expect(answer.status, JSON.stringify(invalid)).toBe(400)
    }
  })
})

describe('the sale banner', () => {
  it('[POST /getSaleBanner/] is returned where it is active', async () => {
    expect((await post('getSaleBanner/', { sr: 1 })).body.banner).toMatchObject({
      name: 'Распродажа',
      url: '/sale/',
    })
  })

  it('[POST /getSaleBanner/element/] is readable by its editor', async () => {
    expect((await edit('getSaleBanner/element/', { id: 5 })).body.element.name).toBe('Распродажа')
    expect((await edit('getSaleBanner/element/', { id: 2 })).status).toBe(404)
  })

  it('[POST /getSaleBanner/save/] deactivates it', async () => {
    const saved = await edit('getSaleBanner/save/', { ...scene, id: 5, isActive: false })
    expect(saved.body.result).toBe(true)
    expect((await post('getSaleBanner/', { sr: 1 })).body.banner).toBeNull()
    expect((await edit('getSaleBanner/save/', { ...scene, id: 4_000 })).status).toBe(404)
  })
})

it('[POST /getTopBanners/] returns the strips of the region, or of the region of a store', async () => {
  expect(listNames(await post('getTopBanners/', { sr: 'moscow' }))).toEqual(['Полоса'])
  const storeBanners = await post('getTopBanners/', { sr: 'moscow', store: places.almatyWarehouse })
  expect(listNames(storeBanners)).toEqual(['Полоса', 'Полоса Алматы'])
})
