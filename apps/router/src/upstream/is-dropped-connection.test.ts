import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { StubShop, waitUntil } from '../../test/stub-shop.ts'
import { agents, forwardAgents } from './get-agent.ts'

const shop = new StubShop()
const isKept = (origin: string) =>
  [agents, forwardAgents].some(({ http }) =>
    Object.entries(http.freeSockets).some(
      ([name, sockets]) => `http://${name}`.startsWith(origin) && sockets?.length,
    ),
  )
let drops = 0
let isClosing = false

/** The next request finds its keep-alive connection closed, as if the server had timed it out. */
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
  await shop.request('/images/a.webp')
  await shop.request('/api_vue/getMenu/')
  await waitUntil(() => isKept(shop.storefront.origin) && isKept(shop.api.origin))
  isClosing = true
})

it.each(['/images/dummy/no-texture.webp', '/api_vue/getMenu/', '/about/'])(
  '%s is retried once if its keep-alive connection was closed',
  async (path) => {
    expect([(await shop.request(path)).status, drops]).toEqual([200, 1])
  },
)

it('a call that may have been executed is not repeated', async () => {
  const before = shop.api.countRequests('/api_vue/Basket/Add')
  const answer = await shop.request('/api_vue/Basket/Add', { method: 'POST', body: '{}' })
  expect([answer.status, drops]).toEqual([502, 1])
  expect(shop.api.countRequests('/api_vue/Basket/Add')).toBe(before + 1)
})
