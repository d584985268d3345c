import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RedirectTable } from './redirect-table.ts'

const origin = 'https://svetlitsa.example'
const requests = vi.fn<(address: string) => Promise<Response>>()
let delayMs = 20
let status = 200

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  delayMs = 20
  status = 200
  requests.mockReset().mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    const redirects = [{ from: '/personal-lk/old/', to: '/personal-lk/orders/' }]
    return Response.json({ redirects }, { status })
  })
  vi.stubGlobal('fetch', requests)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function follow(table: RedirectTable, href: string) {
  const startedAt = Date.now()
  let target: string | null | undefined
  void table.follow(href, origin).then((found) => {
    target = found
  })
  while (target === undefined) await vi.advanceTimersByTimeAsync(1)
  return { target, waitedMs: Date.now() - startedAt }
}

it('[rule.path-redirect] the table is loaded once in five minutes, and a navigation finds it at hand', async () => {
  const table = new RedirectTable('account')
  void table.load()
  await vi.advanceTimersByTimeAsync(1_000)
  for (const href of ['/personal-lk/old/', '/personal-lk/bonus/']) {
    expect((await follow(table, href)).waitedMs).toBeLessThanOrEqual(1)
  }
  expect((await follow(table, '/personal-lk/old/?x=1')).target).toBe('/personal-lk/orders/?x=1')
  expect(requests.mock.calls.map(([address]) => address)).toEqual([
    '/api_vue/getRedirects/?app=account',
  ])
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect((await follow(table, '/personal-lk/old/')).waitedMs).toBeLessThanOrEqual(1)
  expect(requests).toHaveBeenCalledTimes(2)
})

it('[rule.path-redirect] a navigation waits 150 ms at most for a table that is still loading', async () => {
  delayMs = 10_000
  const { target, waitedMs } = await follow(new RedirectTable('account'), '/personal-lk/old/')
  expect(target).toBeNull()
  expect(waitedMs).toBeGreaterThan(100)
  expect(waitedMs).toBeLessThanOrEqual(151)
})

it('[rule.path-redirect] a table that cannot be loaded is logged, and asked for again at the next navigation', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  status = 503
  const table = new RedirectTable('account')
  expect((await follow(table, '/personal-lk/old/')).target).toBeNull()
  expect(log).toHaveBeenCalledTimes(1)
  status = 200
  expect((await follow(table, '/personal-lk/old/')).target).toBe('/personal-lk/orders/')
})
