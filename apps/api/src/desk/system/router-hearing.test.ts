import { createServer } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoShopSettings } from '../../../demo/shop-settings/demo-shop-settings.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { importRegions } from '../../shop/region/import-regions.ts'
import { saveShopSettings } from '../../shop/shop-settings/shop-settings.queries.ts'
import { createExchangeClient } from '../../test-support/exchange-client.ts'
import { buildCommercemlSet } from '../../test-support/fixtures/commerceml.ts'
import { buildFeed, buildOffer, writeFeedFile } from '../../test-support/fixtures/feed.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { listen } from '../../test-support/listen.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { type Desk, openDesk } from '../../test-support/open-desk.ts'
import { type RunningRouter, runRouter } from '../../test-support/run-router.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { importYml } from '../import/import-yml.ts'

let api: TestApi
let router: RunningRouter
/** The connections of a command in another process. */
let command: Database
let redirects: Desk
/** Answers every page with the address by which the router asks for it. */
const storefront = createServer((request, response) => {
  response.writeHead(200, {
    'content-type': 'text/plain',
    'cache-control': 'public, s-maxage=3600',
    'cache-tag': 'section-tree',
  })
  response.end(request.url)
})
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods, withWorker: true })
  command = openDatabase(api.services.env.DATABASE_URL, 2, createLogger('silent'))
  redirects = openDesk(await logInAs(api, { groups: [1] }), 'redirects')
  router = await runRouter({
    API_ORIGIN: api.origin,
    STOREFRONT_ORIGIN: await listen(storefront),
    INTERNAL_TOKEN: api.services.env.INTERNAL_TOKEN,
  })
  await vi.waitFor(async () => expect((await open('/catalog/divany/')).status).toBe(200), patience)
}, 120_000)
afterAll(async () => {
  await router.stop()
  storefront.close()
  await command.close()
  await api.close()
})

const patience = { timeout: 60_000, interval: 50 }
const { logIn } = createExchangeClient(() => api)

async function open(path: string) {
  const answer = await fetch(router.origin + path, {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 Chrome/140.0' },
  })
  const { status, headers } = answer
  return { status, location: headers.get('location'), page: await answer.text() }
}

const passesOn = async (name: string) =>
  (await open(`/catalog/divany/?${name}=7`)).page.includes(`${name}=7`)

const until = (look: () => Promise<unknown>, expected: unknown) =>
  vi.waitFor(async () => expect(await look()).toBe(expected), patience)

const importOptions = { defaultStock: 1, onProgress: () => undefined }

describe('[router.follows] [ops.heard] a filter', () => {
  it('that the import command creates changes the list at once', async () => {
    expect(await passesOn('PORODA_SHCHITA')).toBe(false)
    const inside = '<param name="Порода щита">Ольха</param>'
    const feed = await writeFeedFile(buildFeed([buildOffer('board', { inside })]))
    await importYml(command.db, feed, importOptions)
    await until(() => passesOn('PORODA_SHCHITA'), true)
  })

  it('that the exchange with 1C creates changes the list at once', async () => {
    expect(await passesOn('MATERIAL')).toBe(false)
    const session = await logIn()
    await session.get('mode=init')
    for (const [name, text] of Object.entries(buildCommercemlSet())) await session.send(name, text)
    expect(await session.import('import.xml')).toMatch(/^success/)
    expect(await session.import('offers.xml')).toMatch(/^success/)
    await until(() => passesOn('MATERIAL'), true)
  })

  it('that is added, renamed and removed by SQL is followed', async () => {
    await command.db.execute(
      sql`insert into property (code, name, type) values ('MEKHANIZM', 'Механизм', 'list')`,
    )
    await until(() => passesOn('MEKHANIZM'), true)
    await command.db.execute(sql`update property set code = 'RASKLADKA' where code = 'MEKHANIZM'`)
    await until(() => passesOn('RASKLADKA'), true)
    expect(await passesOn('MEKHANIZM')).toBe(false)
    await command.db.execute(sql`update property set is_filter = false where code = 'RASKLADKA'`)
    await until(() => passesOn('RASKLADKA'), false)
  })
})

describe('[router.follows] [ops.heard] a redirect', () => {
  it('of the back office begins, changes and ends at once', async () => {
    const target = async () => (await open('/osen/skidki/')).location
    expect(await target()).toBe(null)
    const values = { fromPath: '/osen/skidki/', target: '/sale/', isPermanent: false }
    const row = await redirects.create(values)
    await until(target, '/sale/')
    const changed = await redirects.change(row, { target: '/hits/' })
    await until(target, '/hits/')
    await redirects.remove(changed.body.row)
    await until(target, null)
  })

  it('by a short code of a command begins, changes and ends at once', async () => {
    const target = async () => (await open('/zima2027/')).location
    expect(await target()).toBe(null)
    await command.db.execute(sql`insert into short_code (code, url) values ('zima2027', '/sale/')`)
    await until(target, '/sale/')
    await command.db.execute(sql`update short_code set url = '/hits/' where code = 'zima2027'`)
    await until(target, '/hits/')
    await command.db.execute(sql`delete from short_code where code = 'zima2027'`)
    await until(target, null)
  })
})

describe('[router.follows] [ops.heard] a region', () => {
  it('that the import command adds can be chosen at once', async () => {
    const target = async () => (await open('/sale/?sr=samara')).location
    const samara = {
      code: 'samara',
      name: 'Самара',
      nameIn: 'в Самаре',
      federalUnit: 'Самарская область',
      timeZone: 'Europe/Samara',
      latitude: 53.2,
      longitude: 50.15,
    }
    expect(await target()).toBe(null)
    await importRegions(command.db, await writeFeedFile(JSON.stringify([samara])))
    await until(target, '/sale/')
  })

  it('whose pages differ from those of the others has pages of its own at once', async () => {
    const { rows } = await command.db.execute<{ id: number }>(sql`
      update region set black_friday = true where code = 'samara' returning id`)
    const page = async () => {
      const headers = { cookie: 'sr=samara', 'user-agent': 'Mozilla/5.0 Chrome/140.0' }
      return (await fetch(`${router.origin}/hits/`, { headers })).text()
    }
    await until(page, `/${rows[0]?.id}/ru/person/hits/`)
  })
})

it('[router.follows] [ops.heard] the languages of the shop change at once', async () => {
  const page = async () => {
    const headers = { cookie: 'lang=kk', 'user-agent': 'Mozilla/5.0 Chrome/140.0' }
    return (await fetch(`${router.origin}/news/`, { headers })).text()
  }
  await until(page, '/1/kk/person/news/')
  await saveShopSettings(command.db, { ...demoShopSettings, languages: ['ru', 'en'] })
  await until(page, '/1/ru/person/news/')
})
