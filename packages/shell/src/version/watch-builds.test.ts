import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const MINUTE_MS = 60_000
const asked = vi.fn<(address: string) => Promise<Response>>()
let build: string | null = 'a'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  build = 'a'
  asked
    .mockReset()
    .mockImplementation(async () =>
      build === null ? new Response('', { status: 503 }) : Response.json({ id: build }),
    )
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function begin() {
  const { watchBuilds } = await import('./watch-builds.ts')
  const { isNewBuildWaiting } = await import('./new-build.ts')
  const stop = watchBuilds()
  return { stop, isNewBuildWaiting }
}

it('[pwa.version] the build in service is asked for every five minutes, past every cache', async () => {
  const { stop } = await begin()
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS + 1)
  const addresses = asked.mock.calls.map(([address]) => address)
  expect(addresses).toHaveLength(3)
  expect(new Set(addresses).size).toBe(3)
  expect(addresses[0]).toMatch(/^\/builds\/latest\.json\?timestamp=\d+$/)
  stop()
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(asked).toHaveBeenCalledTimes(3)
})

it('[pwa.version] another build than at first is told, one that cannot be asked is not', async () => {
  const { stop, isNewBuildWaiting } = await begin()
  await vi.advanceTimersByTimeAsync(5_000)
  build = null
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(isNewBuildWaiting()).toBe(false)
  build = 'b'
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(isNewBuildWaiting()).toBe(true)
  stop()
})
