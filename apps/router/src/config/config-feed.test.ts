import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../test/stub-api.ts'
import { StubShop, waitUntil } from '../../test/stub-shop.ts'

const shop = new StubShop()
let answer: typeof shop.api.answer
beforeAll(async () => {
  await shop.start()
  answer = shop.api.answer
})
afterAll(() => shop.stop())
beforeEach(() => {
  shop.api.answer = answer
})

let change = 100
/** Tells the router of a change as the API does: first what to purge, then that it reads anew. */
function tellChange(...tags: string[]): number {
  change += 1
  shop.api.send(`id: ${change}\nevent: purge\ndata: ${JSON.stringify({ tags, soft: false })}\n\n`)
  shop.api.send('event: config\ndata: {}\n\n')
  return change
}

const findConfigRequests = () =>
  shop.api.requests.filter(({ url }) => url === '/api/internal/router-config')

const openSection = async (query: string) => {
  await shop.request(`/catalog/divany/?${query}`)
  return shop.storefront.requests.at(-1)?.url
}

describe('[router.follows] [ops.heard] what the router keeps of the shop', () => {
  it('is read by naming the last change that it heard of, so that no API answers with older data', async () => {
    const id = tellChange('catalogue')
    await waitUntil(() =>
      findConfigRequests().some(({ headers }) => Number(headers['x-shop-change']) === id),
    )
  })

  it('has a new filter as soon as it is told', async () => {
    expect(await openSection('PORODA=7')).not.toContain('PORODA')
    shop.api.config.queryAllowlist['/catalog/{section}/'] = ['color', 'price', 'PORODA']
    tellChange('catalogue')
    await waitUntil(async () => (await openSection('PORODA=7'))?.includes('PORODA=7') === true)
  })

  it('is asked for again while the API does not answer', async () => {
    let refused = 0
    shop.api.answer = (request, response) => {
      if (!request.url?.includes('router-config') || refused > 0) return answer(request, response)
      refused += 1
      json(response, { code: 'unavailable' }, 503)
    }
    shop.api.config.queryAllowlist['/catalog/{section}/'] = ['color', 'price', 'RAZMER']
    tellChange('catalogue')
    await waitUntil(async () => (await openSection('RAZMER=7'))?.includes('RAZMER=7') === true)
    expect(refused).toBe(1)
  })

  it('does not keep a short code that was looked up before a change, but answered after it', async () => {
    shop.api.codes.set('leto', '/about/')
    let release = () => {}
    const isHeld = new Promise<void>((resolve) => {
      release = resolve
    })
    let isAsked = false
    shop.api.answer = (request, response) => {
      if (!request.url?.includes('shortCode') || isAsked) return answer(request, response)
      isAsked = true
      void isHeld.then(() => json(response, { url: '/about/' }))
    }
    const early = shop.request('/leto/')
    await waitUntil(() => isAsked)
    shop.api.codes.set('leto', '/contacts/')
    const before = shop.router.routerContext.config.map
    tellChange('redirect')
    await waitUntil(() => shop.router.routerContext.config.map !== before)
    release()
    await early
    expect((await shop.request('/leto/')).headers.location).toBe('/contacts/')
  })
})
