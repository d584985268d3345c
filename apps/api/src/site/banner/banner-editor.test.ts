import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { banner, bannerChange } from '../../schema/banner.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import type { Call } from '../../test-support/create-call.ts'
import { addPages } from '../../test-support/fixtures/pages.ts'
import { almaty, moscow } from '../../test-support/fixtures/region.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { announceDueBanners } from './banner.queries.ts'

let api: TestApi
let editor: Call
beforeAll(async () => {
  api = await startTestApi({ fill: addPages })
  const { call, userId } = await logInAs(api, { groups: [26] })
  editor = call
  await api.db.update(userAccount).set({ name: 'Ольга' }).where(eq(userAccount.id, userId))
})
afterAll(() => api.close())

const edit = (path: string, body: object) => editor('POST', `/api_vue/${path}`, body)
const act = (action: string, body: object) => edit('banners/', { action, ...body })
const strip = { name: 'Скидки на диваны', url: '/sale/' }
const hour = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const save = async (fields: object) => (await edit('getTopBanners/save/', fields)).body
const readStrip = async (id: number) =>
  (await edit('getTopBanners/element/', { id })).body.element as Record<string, unknown>

async function listNames(filter: object): Promise<string[]> {
  const { body } = await act('getBanners', { kind: 'top', ...filter })
  return body.items.map(({ name }: { name: string }) => name)
}

describe('[route.tools] the list of banners', () => {
  it('[POST /banners/#getBanners] has every state, by region, in the order of the page', async () => {
    await save({ ...strip, name: 'Завтра', startsAt: fromNow(24), SORT: 1 })
    await save({ ...strip, name: 'Вчера', startsAt: fromNow(-48), endsAt: fromNow(-24), SORT: 2 })
    await save({ ...strip, name: 'Снят', isActive: false, SORT: 3 })
    await save({ ...strip, name: 'Сегодня', startsAt: fromNow(-1), endsAt: fromNow(1), SORT: 4 })
    const all = await act('getBanners', { kind: 'top' })
    expect(all.body).toMatchObject({ total: 6, page: 1, pages: 1 })
    const states = ['planned', 'ended', 'off', 'shown', 'shown', 'shown']
    expect(all.body.items.map(({ state }: { state: string }) => state)).toEqual(states)
    expect(await listNames({ state: 'planned' })).toEqual(['Завтра'])
    expect(await listNames({ state: 'ended' })).toEqual(['Вчера'])
    expect(await listNames({ state: 'off' })).toEqual(['Снят'])
    expect(await listNames({ state: 'shown' })).toEqual(['Сегодня', 'Полоса', 'Полоса Алматы'])
    expect(await listNames({ state: 'shown', regionId: moscow })).toEqual(['Сегодня', 'Полоса'])
    expect((await act('getBanners', { kind: 'top', page: 2 })).body.items).toEqual([])
  })

  it('[POST /banners/#getBannerChoices] names regions with their time zones, and sections', async () => {
    const { body } = await act('getBannerChoices', {})
    expect(body.regions).toContainEqual({
      id: almaty,
      name: 'Алматы',
      timeZone: 'Asia/Almaty',
    })
    expect(body.sections).toContainEqual({ code: 'divany', name: 'Диваны' })
  })
})

describe('[route.tools] a strip above the header', () => {
  it('[POST /getTopBanners/element/] is read with its version and state, and not as another kind', async () => {
    expect(await readStrip(6)).toMatchObject({ name: 'Полоса', version: 1, state: 'shown' })
    expect((await edit('getTopBanners/element/', { id: 2 })).status).toBe(404)
    expect((await edit('getTopBanners/element/', { id: 9_999 })).status).toBe(404)
  })

  it('[POST /getTopBanners/save/] keeps texts of three languages and is on the page by itself', async () => {
    const translations = { kk: { name: 'Жеңілдік' }, en: { name: 'Discount' } }
    const { id, version } = await save({ ...strip, SORT: 0, translations })
    expect(version).toBe(1)
    const readFirst = async (language: string) => {
      const headers = { 'x-shop-lang': language }
      const { body } = await api.call('POST', '/api_vue/getTopBanners/', {}, { headers })
      return body.items[0].name
    }
    await vi.waitFor(async () => expect(await readFirst('kk')).toBe('Жеңілдік'), {
      timeout: 30_000,
    })
    await save({ ...strip, id, version, name: 'Ещё', translations: { en: { name: 'More' } } })
    await vi.waitFor(async () => expect(await readFirst('en')).toBe('More'), { timeout: 30_000 })
    await vi.waitFor(async () => expect(await readFirst('kk')).toBe('Ещё'), { timeout: 30_000 })
    await save({ ...strip, id, isActive: false })
    await vi.waitFor(async () => expect(await readFirst('ru')).not.toBe('Ещё'), { timeout: 30_000 })
  })

  it.each([
    ['url', { url: 'javascript:alert(1)' }],
    ['url', { url: 'https://evil.example/' }],
    ['url', { url: '//evil.example/' }],
    ['url', { url: '/\\evil.example/' }],
    ['url', { url: '/sale/"><script>' }],
    ['name', { name: '<b>Скидки</b>' }],
    ['name', { name: '  ' }],
    ['text', { text: 'раз&nbsp;два' }],
    ['translations.en.name', { translations: { en: { name: '<script>alert(1)</script>' } } }],
    ['imgUrl', { imgUrl: 'https://evil.example/a.png' }],
    ['imgUrl', { imgUrl: `banner/${'0'.repeat(32)}.jpg` }],
    ['regionIds', { regionIds: [moscow, 987_654] }],
    ['spots.0.section', { spots: [{ x: 1, y: 1, section: 'no-such-section' }] }],
    ['endsAt', { startsAt: fromNow(2), endsAt: fromNow(1) }],
    ['endsAt', { startsAt: '2026-11-24T12:00:00+03:00', endsAt: '2026-11-24T09:00:00Z' }],
  ])('refuses a bad %s and saves nothing: %j', async (field, bad) => {
    const before = await api.db.$count(banner)
    const answer = await edit('getTopBanners/save/', { ...strip, ...bad })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
    expect(answer.body.fields[field]).toMatch(/[а-я]{3}/i)
    expect(await api.db.$count(banner)).toBe(before)
  })
})

describe('[route.tools] the history of a banner', () => {
  it('[POST /banners/#getBannerHistory] says who changed what, the newest first', async () => {
    await save({ ...strip, id: 6, version: 1, name: 'Новая полоса' })
    await save({ ...strip, id: 6, version: 2, name: 'Новая полоса', regionIds: [almaty] })
    const { body } = await act('getBannerHistory', { kind: 'top', id: 6 })
    expect(body.changes.map(({ version }: { version: number }) => version)).toEqual([3, 2])
    expect(body.changes[0]).toMatchObject({
      author: 'Ольга',
      restored: null,
      before: { name: 'Новая полоса', regionIds: [] },
      after: { name: 'Новая полоса', regionIds: [almaty] },
    })
    expect(body.changes[1].before).toMatchObject({ name: 'Полоса', url: '/news/pervaya/' })
    expect((await act('getBannerHistory', { kind: 'main', id: 6 })).status).toBe(404)
  })

  it('[POST /banners/#restoreBanner] brings an earlier version back as a new one, once', async () => {
    const restore = { kind: 'top', id: 6, version: 3, restore: 1 }
    expect((await act('restoreBanner', restore)).body).toEqual({ result: true, id: 6, version: 4 })
    expect(await readStrip(6)).toMatchObject({
      name: 'Полоса',
      url: '/news/pervaya/',
      regionIds: [],
      version: 4,
    })
    const { body } = await act('getBannerHistory', { kind: 'top', id: 6 })
    expect(body.changes[0]).toMatchObject({ version: 4, restored: 1 })
    const again = await act('restoreBanner', restore)
    expect([again.status, again.body.code]).toEqual([409, 'changed_meanwhile'])
    const unknown = await act('restoreBanner', { ...restore, version: 4, restore: 77 })
    expect(unknown.status).toBe(404)
    expect((await act('restoreBanner', { ...restore, kind: 'sale' })).status).toBe(404)
  })

  it('of two editors who save the same version at once one is told of the other', async () => {
    const { id } = await save(strip)
    const answers = await Promise.all(
      ['Первый', 'Второй', 'Третий'].map((name) =>
        edit('getTopBanners/save/', { ...strip, id, version: 1, name }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { body } = await act('getBannerHistory', { kind: 'top', id })
    expect(body.changes).toHaveLength(2)
  })

  it('is never changed', async () => {
    await expect(api.db.update(bannerChange).set({ version: 99 })).rejects.toThrow()
    await expect(api.db.delete(bannerChange)).rejects.toThrow()
  })
})

it('[route.tools] pages are told once when a banner starts and when it ends', async () => {
  const countChanges = async () => {
    const { rows } = await api.db.execute("select from page_change where 'banner' = any(tags)")
    return rows.length
  }
  await save({ ...strip, name: 'По часам', startsAt: fromNow(100), endsAt: fromNow(101) })
  const before = await countChanges()
  const announced = []
  for (const hours of [99, 100.1, 100.2, 101.1, 101.2])
    announced.push(await announceDueBanners(api.db, new Date(Date.now() + hours * hour)))
  // The one of tomorrow starts in the first step.
  expect(announced.slice(1)).toEqual([1, 0, 1, 0])
  expect(await countChanges()).toBe(before + 3)
})
