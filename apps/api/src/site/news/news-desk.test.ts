import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addRegions } from '../../test-support/fixtures/region.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import {
  type Desk,
  expectConflictAndUndo,
  expectFileKept,
  expectOwnersOnly,
  expectRemovalUndone,
  openDesk,
} from '../../test-support/open-desk.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let news: Desk
beforeAll(async () => {
  api = await startTestApi({ fill: addRegions })
  const owner = await logInAs(api, { groups: [1] })
  news = openDesk(owner, 'news')
})
beforeEach(async () => {
  await api.db.execute(sql`delete from news_article`)
  await api.db.execute(sql`delete from page_change`)
})
afterAll(() => api.close())

const listTags = async () => {
  const { rows } = await api.db.execute<{ tags: string[] }>(sql`select tags from page_change`)
  return rows.flatMap(({ tags }) => tags)
}

const article = {
  code: 'osen',
  title: 'Осень в магазине',
  titleKk: '',
  titleEn: 'Autumn',
  lead: 'О чём она',
  leadKk: '',
  leadEn: 'What it is about',
  body: '# Часть\nАбзац\n- раз\n- два',
  bodyKk: '',
  bodyEn: 'One paragraph',
  picture: 'drawn/scene/living.svg',
  regionIds: [1],
  publishedAt: '2026-09-01T07:00:00.000Z',
  isActive: true,
}

describe('a piece of news of the owner', () => {
  it('[shop.news] [POST /retail/shop/news/] [POST /retail/shop/news/one/] is for groups 1 and 26 alone', async () => {
    await expectOwnersOnly(api, news, await news.create(article))
  })

  it('[shop.news] [POST /retail/shop/news/change/] [POST /retail/shop/news/history/] [POST /retail/shop/news/undo/] is changed, recorded and changed back', async () => {
    const row = await news.create(article)
    const { entry } = await expectConflictAndUndo(news, row, { body: 'Другое' })
    expect(entry).toMatchObject({
      before: { parts: [{ title: 'Часть', paragraphs: ['Абзац'], points: ['раз', 'два'] }] },
      after: { parts: [{ paragraphs: ['Другое'] }] },
    })
  })

  it('[shop.news] [POST /retail/shop/news/remove/] is removed and comes back', async () => {
    await expectRemovalUndone(news, await news.create(article))
  })

  it('[shop.news] [POST /retail/shop/news/export/] [POST /retail/shop/news/import/] goes out as CSV and comes back', async () => {
    await news.create(article)
    await expectFileKept(news, ['Осень в магазине', 'Зима в магазине'])
  })

  it('[shop.news] is read by shoppers in their language at once, and hidden when switched off', async () => {
    const row = await news.create(article)
    expect(row.values).toEqual(article)
    expect(await listTags()).toContain('news')
    const read = async (language: string) =>
      api.call(
        'POST',
        '/api_vue/getNews/detail/',
        { code: 'osen', regionId: 1 },
        {
          headers: { 'x-shop-lang': language },
        },
      )
    expect((await read('ru')).body.item).toMatchObject({
      name: 'Осень в магазине',
      parts: [{ title: 'Часть', paragraphs: ['Абзац'], points: ['раз', 'два'] }],
    })
    expect((await read('en')).body.item).toMatchObject({
      name: 'Autumn',
      text: 'What it is about',
      parts: [{ paragraphs: ['One paragraph'] }],
    })
    expect((await read('kk')).body.item).toMatchObject({ text: 'О чём она' })
    await news.change(row, { isActive: false })
    expect((await read('ru')).status).toBe(404)
  })

  it.each([
    ['an address with a slash', { code: 'a/b' }, 'code'],
    ['no title', { title: '' }, 'title'],
    ['a picture elsewhere', { picture: 'https://evil.example/a.png' }, 'picture'],
    ['a picture above its folder', { picture: '../a.png' }, 'picture'],
    ['a region that is not there', { regionIds: [1, 999] }, 'regionIds'],
    ['no moment', { publishedAt: '' }, 'publishedAt'],
    ['too long a lead', { lead: 'я'.repeat(1_001) }, 'lead'],
  ])(
    '[shop.news] [POST /retail/shop/news/create/] with %s is refused at its field',
    async (_what, changes, field) => {
      expect(await news.listProblems({ ...article, ...changes })).toEqual([`values.${field}`])
    },
  )

  it('[shop.news] with an address that another one has is refused at its field', async () => {
    await news.create(article)
    expect(await news.listProblems(article)).toEqual(['values.code'])
  })
})
