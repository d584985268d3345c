import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StubShop, waitUntil } from '../../test/stub-shop.ts'

const shop = new StubShop()
let answer: typeof shop.api.answer
beforeAll(async () => {
  await shop.start()
  answer = shop.api.answer
})
afterAll(() => shop.stop())

let count = 0
let path = ''
let inner = ''
beforeEach(() => {
  count += 1
  path = `/news/stream-${count}/`
  inner = `/z1/ru/person${path}`
})
afterEach(async () => {
  shop.api.answer = answer
  shop.api.missed = null
  await waitUntil(() => shop.router.routerContext.pages.isTrusting)
})

const open = async () => {
  const { headers, body } = await shop.request(path)
  return [headers['x-cache'], /edition (\d+)/.exec(body)?.[1]]
}

/** Changes what the storefront would render; returns the number that pages show from then on. */
function change(): string {
  shop.storefront.edition += 1
  return String(shop.storefront.edition)
}

const sendPurge = (id: number) =>
  shop.api.send(`id: ${id}\nevent: purge\ndata: ${JSON.stringify({ tags: [`page:${inner}`] })}\n\n`)

const findStreamRequests = () =>
  shop.api.requests.filter(({ url }) => url === '/api/internal/purge-stream')

async function loseStream(): Promise<void> {
  shop.api.answer = (request, response) =>
    request.url?.includes('purge-stream')
      ? response.writeHead(503).end()
      : answer(request, response)
  shop.api.cutStreams()
  await waitUntil(() => !shop.router.routerContext.pages.isTrusting)
}

async function reconnect(missed: string | null): Promise<void> {
  shop.api.missed = missed
  shop.api.answer = answer
  await waitUntil(() => shop.router.routerContext.pages.isTrusting)
}

describe('[ops.graceful] a router that loses its stream of changes', () => {
  it('sends no page that may be wrong: it fetches the page first', async () => {
    await open()
    await loseStream()
    const edition = change()
    await waitUntil(async () => {
      const [state, seen] = await open()
      // A page that has just been fetched may be sent for half a second.
      expect(state).not.toBe('stale')
      return seen === edition
    }, 2_000)
  })

  it('sends the stored page if the storefront does not answer either', async () => {
    await open()
    await loseStream()
    shop.storefront.pages.set(inner, { delayMs: 20_000 })
    await waitUntil(async () => (await open())[0] === 'reserve')
  })

  it('names the last change that it heard of, and purges what it missed and nothing else', async () => {
    await open()
    sendPurge(71)
    await waitUntil(async () => (await open())[0] === 'miss')
    await loseStream()
    const missed = JSON.stringify({ tags: ['page:/elsewhere/'], soft: false })
    const repeated = JSON.stringify({ tags: [`page:${inner}`], soft: false })
    await reconnect(
      `id: 71\nevent: purge\ndata: ${repeated}\n\nid: 72\nevent: purge\ndata: ${missed}\n\n`,
    )
    expect(findStreamRequests().at(-1)?.headers['last-event-id']).toBe('71')
    // The change that it had heard of did not purge the page once more.
    expect((await open())[0]).toBe('hit')

    await loseStream()
    const edition = change()
    await reconnect(`id: 73\nevent: purge\ndata: ${repeated}\n\n`)
    expect(findStreamRequests().at(-1)?.headers['last-event-id']).toBe('72')
    expect(await open()).toEqual(['miss', edition])
  })

  it('fetches every page anew if nobody knows what it missed', async () => {
    await open()
    await loseStream()
    const edition = change()
    await reconnect(null)
    expect(await open()).toEqual(['miss', edition])
    expect(await open()).toEqual(['hit', edition])
  })

  it('discards a page that was being fetched when a change was missed', async () => {
    shop.storefront.pages.set(inner, { delayMs: 300 })
    const pending = shop.request(path)
    await waitUntil(() => shop.storefront.countRequests(inner) === 1)
    await loseStream()
    const edition = change()
    await reconnect(null)
    expect((await pending).body).toContain(`edition ${edition}`)
  })
})

it('[ops.graceful] a page is fetched with the last change that the router heard of, for the API behind the storefront', async () => {
  sendPurge(91)
  await waitUntil(async () => {
    await open()
    const filled = shop.storefront.requests.findLast(({ url }) => url === inner)
    sendPurge(91 + shop.storefront.requests.length)
    return Number(filled?.headers['x-shop-change']) >= 91
  })
})
