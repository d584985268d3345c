import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const MINUTE_MS = 60_000
const requests = vi.fn<(address: string) => Promise<Response>>()
let build: string | null = 'a'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  build = 'a'
  requests
    .mockReset()
    .mockImplementation(async () =>
      build === null ? new Response('', { status: 503 }) : Response.json({ id: build }),
    )
  vi.stubGlobal('fetch', requests)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function startWatching() {
  const { watchBuilds } = await import('./watch-builds.ts')
  const { isNewBuildWaiting } = await import('./new-build.ts')
  const stop = watchBuilds()
  return { stop, isNewBuildWaiting }
}

it('[pwa.version] requests the deployed build every five minutes, bypassing every cache', async () => {
  const { stop } = await startWatching()
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS + 1)
  const addresses = requests.mock.calls.map(([address]) => address)
  expect(addresses).toHaveLength(3)
  expect(new Set(addresses).size).toBe(3)
  expect(addresses[0]).toMatch(/^\/builds\/latest\.json\?timestamp=\d+$/)
  stop()
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(requests).toHaveBeenCalledTimes(3)
})

it('[pwa.version] announces a build other than the first, and ignores a failed request', async () => {
  const { stop, isNewBuildWaiting } = await startWatching()
  await vi.advanceTimersByTimeAsync(5_000)
  build = null
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(isNewBuildWaiting()).toBe(false)
  build = 'b'
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(isNewBuildWaiting()).toBe(true)
  stop()
})
