import { afterAll, beforeAll, expect, it } from 'vitest'
import { StubShop } from '../../test/stub-shop.ts'
import { StubStorefront } from '../../test/stub-storefront.ts'

const vite = new StubStorefront()
const development = new StubShop()
const built = new StubShop()

beforeAll(async () => {
  await vite.start()
  await Promise.all([
    development.start({ isDevelopment: true, islandsOrigin: vite.origin }),
    built.start(),
  ])
})
afterAll(() => Promise.all([development.stop(), built.stop(), vite.stop()]))

const source = '/_islands/src/island-entry/page.ts'

it('sources of islands come from Vite', async () => {
  const answer = await development.request(`${source}?t=1`)
  expect([answer.status, answer.body]).toEqual([200, expect.stringContaining(`${source}?t=1`)])
  expect(vite.requests.map(({ url }) => url)).toContain(`${source}?t=1`)
  expect((await built.request(source)).status).toBe(404)
})

it('the connection by which Vite tells of edits reaches it', async () => {
  const getStatus = async (shop: StubShop) => {
    const headers = {
      origin: 'http://localhost',
      connection: 'Upgrade',
      upgrade: 'websocket',
    }
    return (await shop.request('/_islands/hmr?token=1', { headers })).status
  }
  const known = vite.requests.length
  await getStatus(development)
  expect(vite.requests.slice(known).map(({ url }) => url)).toEqual(['/_islands/hmr?token=1'])
  expect(await getStatus(built)).toBe(404)
})
