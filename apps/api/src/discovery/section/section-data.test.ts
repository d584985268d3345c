import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { section } from '../../schema/section.table.ts'
import { sectionBanner } from '../../schema/section-banner.table.ts'
import { addCatalogue, sections } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const post = (path: string, body: object) => api.call('POST', `/api_vue/${path}`, body)

describe('a section', () => {
  it('[section.data] lets filters show only where there are goods to filter', async () => {
    await api.db.insert(section).values([
      { code: 'pustoy', name: 'Пустой', parentId: 1, path: [1, 6] },
      { code: 'nichego-net', name: 'Ничего нет', parentId: 6, path: [1, 6, 7] },
    ])
    const read = async (code: string) =>
      (await post('getCatalogSectionData/', { SECTION_CODE: code })).body
    await expect.poll(async () => (await read('pustoy')).isShowFilter).toBe(false)
    expect(await read('pustoy')).toMatchObject({
      currentSection: { name: 'Пустой' },
      subSections: [],
      tags: [],
      article: null,
    })
    expect((await read('stulya')).isShowFilter).toBe(true)
    await api.db.delete(section).where(inArray(section.code, ['nichego-net', 'pustoy']))
    await expect
      .poll(async () => (await post('getCatalogSectionData/', { SECTION_CODE: 'pustoy' })).status)
      .toBe(404)
  })

  it('[section.data] returns the active banners, with those in a window marked', async () => {
    const soon = new Date(Date.now() + 86_400_000)
    const past = new Date(Date.now() - 86_400_000)
    await api.db.insert(sectionBanner).values([
      { sectionId: sections.sofas, name: 'Пледы', url: '/sale/', picture: 'a.jpg', position: 2 },
      {
        sectionId: sections.sofas,
        name: 'Подарок',
        url: '/hits/',
        picture: 'b.jpg',
        isPopUp: true,
        dateStart: past,
        position: 1,
      },
      { sectionId: sections.sofas, name: 'Завтра', url: '/', picture: 'c.jpg', dateStart: soon },
      { sectionId: sections.sofas, name: 'Вчера', url: '/', picture: 'd.jpg', dateEnd: past },
      { sectionId: sections.chairs, name: 'Не здесь', url: '/', picture: 'e.jpg' },
    ])
    const banners = async () =>
      (await post('getCatalogSectionData/', { SECTION_CODE: 'divany' })).body.banners
    await expect.poll(banners).toHaveLength(2)
    expect(await banners()).toMatchObject([
      { name: 'Подарок', url: '/hits/', imgUrl: 'b.jpg', isPopUp: true, SORT: 1 },
      { name: 'Пледы', url: '/sale/', imgUrl: 'a.jpg', isPopUp: false, dateStart: null },
    ])
    expect(Date.parse((await banners())[0].dateStart)).toBe(past.getTime())
    await api.db.delete(sectionBanner)
  })
})
