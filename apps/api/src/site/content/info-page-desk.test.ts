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
let pages: Desk
beforeAll(async () => {
  api = await startTestApi({ fill: addRegions })
  pages = openDesk(await logInAs(api, { groups: [1] }), 'pages')
})
beforeEach(async () => {
  await api.db.execute(sql`delete from info_page`)
  await api.db.execute(sql`delete from page_change`)
})
afterAll(() => api.close())

const page = {
  code: 'guaranty',
  lead: 'Гарантия три года',
  leadKk: 'Үш жыл кепілдік',
  leadEn: '',
  body: '# Как обратиться\nПозвоните\n- чек\n- фото',
  bodyKk: 'Қоңырау шалыңыз',
  bodyEn: '',
  isActive: true,
}
const read = async (language: string, code = 'guaranty') => {
  const headers = { 'x-shop-lang': language }
  return (await api.call('POST', '/api_vue/getInfoPage/', { code }, { headers })).body.page
}

describe('a page of the owner', () => {
  it('[shop.pages] [POST /retail/shop/pages/] [POST /retail/shop/pages/one/] is for groups 1 and 26 alone', async () => {
    await expectOwnersOnly(api, pages, await pages.create(page))
  })

  it('[shop.pages] [POST /retail/shop/pages/change/] [POST /retail/shop/pages/history/] [POST /retail/shop/pages/undo/] is changed, recorded and changed back', async () => {
    const row = await pages.create(page)
    const { entry } = await expectConflictAndUndo(pages, row, { lead: 'Гарантия пять лет' })
    expect(entry).toMatchObject({
      before: { lead: page.lead },
      after: { lead: 'Гарантия пять лет' },
    })
  })

  it('[shop.pages] [POST /retail/shop/pages/remove/] is removed and comes back', async () => {
    await expectRemovalUndone(pages, await pages.create(page))
  })

  it('[shop.pages] [POST /retail/shop/pages/export/] [POST /retail/shop/pages/import/] goes out as CSV and comes back', async () => {
    await pages.create(page)
    await expectFileKept(pages, ['Гарантия три года', 'Гарантия два года'])
  })

  it('[shop.pages] [POST /getInfoPage/] is read in the languages it has, and announced at once', async () => {
    const row = await pages.create(page)
    const { rows } = await api.db.execute<{ tags: string[] }>(sql`select tags from page_change`)
    expect(rows.flatMap(({ tags }) => tags)).toContain('info')
    expect(await read('ru')).toEqual({
      lead: 'Гарантия три года',
      parts: [{ title: 'Как обратиться', paragraphs: ['Позвоните'], points: ['чек', 'фото'] }],
    })
    expect(await read('kk')).toEqual({
      lead: 'Үш жыл кепілдік',
      parts: [{ paragraphs: ['Қоңырау шалыңыз'] }],
    })
    for (const absent of [
      await read('en'),
      await read('ru', 'steps'),
      await read('ru', "' or 1=1"),
    ])
      expect(absent).toBeNull()
    await pages.change(row, { isActive: false })
    expect(await read('ru')).toBeNull()
  })

  it.each([
    ['an unknown page', { code: 'atlantis' }, 'code'],
    ['a page without a text', { code: 'sitemap' }, 'code'],
    ['no lead', { lead: ' ' }, 'lead'],
    ['too long a text', { body: 'я'.repeat(20_001) }, 'body'],
  ])(
    '[shop.pages] [POST /retail/shop/pages/create/] with %s is refused at its field',
    async (_what, changes, field) => {
      expect(await pages.listProblems({ ...page, ...changes })).toEqual([`values.${field}`])
    },
  )

  it('[shop.pages] that has a text of the owner already is refused at its field', async () => {
    await pages.create(page)
    expect(await pages.listProblems(page)).toEqual(['values.code'])
  })
})
