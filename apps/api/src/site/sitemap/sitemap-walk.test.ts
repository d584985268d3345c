import { matchRoute } from '@svetlitsa/domain/route/match-route'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/database.ts'
import { newsArticle } from '../../schema/news.table.ts'
import { promotion } from '../../schema/promotion.table.ts'
import { propertyValue } from '../../schema/property.table.ts'
import { interiorStyle } from '../../schema/style.table.ts'
import { vendor } from '../../schema/vendor.table.ts'
import { values } from '../../test-support/fixtures/catalogue.ts'
import { addPages } from '../../test-support/fixtures/pages.ts'
import { almaty, moscow } from '../../test-support/fixtures/region.ts'
import { openPage } from '../../test-support/open-page.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const week = 7 * 86_400_000
const fromNow = (ms: number) => new Date(Date.now() + ms)

/** A shop with something of every kind that has no page, or none in one of its regions. */
async function addEverything(db: Db): Promise<void> {
  await addPages(db)
  await db.insert(promotion).values([
    { code: 'idet', name: 'Идёт', startsAt: fromNow(-week), endsAt: fromNow(week) },
    { code: 'vsegda', name: 'Всегда' },
    { code: 'cherez-nedelyu', name: 'Через неделю', startsAt: fromNow(week) },
    { code: 'proshla', name: 'Прошла', endsAt: fromNow(-week) },
    { code: 'vyklyuchena', name: 'Выключена', isActive: false },
  ])
  await db
    .insert(newsArticle)
    .values([
      { code: 'tolko-moskva', title: 'Москва', regionIds: [moscow], publishedAt: fromNow(-week) },
    ])
  await db.insert(propertyValue).values([{ propertyId: 4, value: 'Барокко' }])
  await db.insert(interiorStyle).values([
    { code: 'loft', name: 'Лофт', valueId: values.loft },
    { code: 'bez-veshchey', name: 'Без вещей', valueId: 8 },
    { code: 'vyklyuchen', name: 'Выключен', valueId: values.loft, isActive: false },
  ])
  await db.insert(vendor).values([
    { code: 'bez-veshchey', name: 'Без вещей' },
    { code: 'vyklyuchen', name: 'Выключен', isActive: false },
  ])
  // A hidden section with goods, a section below a hidden one, a vendor that is hidden with goods,
  // a closed store.
  await db.execute(sql`
    insert into section (code, name, parent_id, path, is_active) values
      ('pod-skladom', 'Под складом', 5, '{5,6}', true)`)
  await db.execute(sql`
    insert into product (code, section_id, vendor_id, name) values
      ('v-sklade', 5, 1, 'В складе'), ('pod-skladom', 6, 1, 'Под складом'), ('skrytyy-tsekh', 2, 4, 'Скрытый цех')`)
  await db.execute(sql`
    with added as (
      insert into offer (product_id, article, name)
      select id, code, name from product where code in ('v-sklade', 'pod-skladom', 'skrytyy-tsekh')
      returning id)
    insert into price (zone_id, offer_id, amount, old_amount) select 1, id, 1000, 1000 from added`)
  await db.execute(sql`update stock_place set is_active = false where code = 'khimki'`)
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addEverything })
  await api.listed()
})
afterAll(() => api.close())

interface Url {
  path: string
  hosts: string[]
}

async function readSitemap(headers: Record<string, string>): Promise<Url[]> {
  const { parts } = (await api.call('GET', '/api_vue/getSitemapParts/', undefined, { headers }))
    .body
  const urls: Url[] = []
  for (const { part, pages } of parts) {
    for (let page = 1; page <= pages; page += 1) {
      const path = `/api_vue/getSitemapPage/?part=${part}&page=${page}`
      urls.push(...(await api.call('GET', path, undefined, { headers })).body.urls)
    }
  }
  return urls
}

async function listDeadEnds(paths: readonly string[], headers: Record<string, string>) {
  const found: [string, number][] = []
  for (const path of paths) found.push([path, await openPage(api.call, path, headers)])
  return found.filter(([, status]) => status !== 200)
}

const inRegion = (id: number) => ({ 'x-shop-region': String(id), 'x-shop-audience': 'bot' })

it('[search.direct] a vendor without goods in the region has no page, so no search leads there', async () => {
  const findDirect = async (query: string) => {
    const path = `/api_vue/search/direct.php?query=${encodeURIComponent(query)}`
    return (await api.call('GET', path)).body.direct
  }
  expect(await findDirect('Берег')).toBe('/manufacturers/bereg/')
  expect(await findDirect('Без вещей')).toBe(null)
})

describe('[sitemap.true] every address of the site map', () => {
  it.each([
    ['Moscow', moscow],
    ['Almaty', almaty],
  ])('answers 200 in %s, and may be indexed', async (_name, region) => {
    const urls = await readSitemap(inRegion(region))
    expect(urls.length).toBeGreaterThan(30)
    expect(new Set(urls.map(({ path }) => path)).size).toBe(urls.length)
    expect(
      await listDeadEnds(
        urls.map(({ path }) => path),
        inRegion(region),
      ),
    ).toEqual([])
    for (const { path } of urls) expect(matchRoute(path)?.route.robots, path).toBe('index')
  })

  it('answers 200 on the host of the other country, where it is named', async () => {
    const urls = await readSitemap(inRegion(moscow))
    const shared = urls.filter(({ hosts }) => hosts.includes('kz'))
    expect(shared.length).toBeGreaterThan(20)
    expect(shared.length).toBeLessThan(urls.length)
    expect(
      await listDeadEnds(
        shared.map(({ path }) => path),
        inRegion(almaty),
      ),
    ).toEqual([])
    const others = urls.filter(({ hosts }) => !hosts.includes('kz'))
    expect(
      await listDeadEnds(
        others.map(({ path }) => path),
        inRegion(almaty),
      ),
    ).toHaveLength(others.length)
  })

  it('answers 200 where vendors are not disclosed', async () => {
    await api.db.execute(sql`update region set hidden_manufacturer = true where id = ${almaty}`)
    await api.services.regions.load()
    const urls = await readSitemap(inRegion(almaty))
    const paths = urls.map(({ path }) => path)
    expect(paths.filter((path) => path.startsWith('/manufacturers/'))).toEqual([])
    expect(await listDeadEnds(paths, inRegion(almaty))).toEqual([])
    const { rows } = await api.db.execute(sql`
      update region set hidden_manufacturer = false where id = ${almaty} returning id`)
    expect(rows).toHaveLength(1)
    await api.services.regions.load()
  })

  it('is there that answers 200: promotions that run, published news, styles and vendors with goods', async () => {
    const paths = (await readSitemap(inRegion(moscow))).map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/vse-akcii/idet/',
        '/vse-akcii/vsegda/',
        '/news/pervaya/',
        '/style/loft/',
        '/manufacturers/svetlitsa/',
        '/catalog/divany/divan-polden/',
      ]),
    )
    const hidden =
      /cherez-nedelyu|proshla|vyklyuchen|bez-veshchey|tolko-almaty|budushchaya|snyataya|sklad/
    expect(
      paths.filter((path) => hidden.test(path) && path !== '/catalog/pod-skladom/pod-skladom/'),
    ).toEqual([])
    expect((await readSitemap(inRegion(almaty))).map(({ path }) => path)).toContain(
      '/news/tolko-almaty/',
    )
  })
})
