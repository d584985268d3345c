import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { agents } from '../src/upstream/agents.ts'
import { StubShop, until } from './stub-shop.ts'

const shop = new StubShop()
const isKept = (origin: string) =>
  Object.entries(agents.http.freeSockets).some(
    ([name, sockets]) => `http://${name}`.startsWith(origin) && sockets?.length,
  )
let drops = 0
let isClosing = false

/** The next request finds its kept connection closed, as by a server that timed it out. */
beforeAll(async () => {
  await shop.start()
  for (const server of [shop.api, shop.storefront]) {
    const { answer } = server
    server.answer = (request, response) => {
      if (!isClosing) return answer(request, response)
      isClosing = false
      drops += 1
      request.socket.destroy()
    }
  }
})
afterAll(() => shop.stop())

beforeEach(async () => {
  drops = 0
  await shop.ask('/images/a.webp')
  await shop.ask('/api_vue/getMenu/')
  await until(() => isKept(shop.storefront.origin) && isKept(shop.api.origin))
  isClosing = true
})

it.each(['/images/dummy/no-texture.webp', '/api_vue/getMenu/', '/about/'])(
  '%s is asked for once more when its kept connection was closed meanwhile',
  async (path) => {
    expect([(await shop.ask(path)).status, drops]).toEqual([200, 1])
  },
)

it('a call that may have been done is not repeated', async () => {
  const before = shop.api.asked('/api_vue/Basket/Add')
  const answer = await shop.ask('/api_vue/Basket/Add', { method: 'POST', body: '{}' })
  expect([answer.status, drops]).toEqual([502, 1])
  expect(shop.api.asked('/api_vue/Basket/Add')).toBe(before + 1)
})
