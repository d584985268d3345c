import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getSmsStatusQueryOptions } from './queries.ts'

const requests = vi.fn<() => Promise<Response>>()
let smsStatus = 'waiting'

beforeEach(() => {
  // Nothing is polled on a server, which this test would be taken for.
  environmentManager.setIsServer(() => false)
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  smsStatus = 'waiting'
  requests.mockReset().mockImplementation(async () => {
    if (smsStatus === 'away') return new Response('', { status: 503 })
    return Response.json({ smsStatus, sendSmsError: null })
  })
  vi.stubGlobal('fetch', requests)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function poll(): () => void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const message = {
    phone: '+7 (916) 123-45-67',
    smsStatusId: 'c0ffee00-0000-4000-8000-000000000000',
    expiresAt: Date.now() + 300_000,
  }
  return new QueryObserver(client, getSmsStatusQueryOptions(message)).subscribe(() => {})
}

it.each(['sent', 'failed', 'unknown'])(
  '[auth.sms-status] the status is polled every two seconds until it is «%s»',
  async (last) => {
    const stop = poll()
    await vi.advanceTimersByTimeAsync(6_000)
    expect(requests).toHaveBeenCalledTimes(4)
    smsStatus = last
    await vi.advanceTimersByTimeAsync(2_000)
    expect(requests).toHaveBeenCalledTimes(5)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveBeenCalledTimes(5)
    stop()
  },
)

it('[auth.sms-status] a status that cannot be read is asked again, but not after the code has ended', async () => {
  smsStatus = 'away'
  const stop = poll()
  await vi.advanceTimersByTimeAsync(20_000)
  const asked = requests.mock.calls.length
  expect(asked).toBeGreaterThan(5)
  await vi.advanceTimersByTimeAsync(280_000)
  requests.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).not.toHaveBeenCalled()
  stop()
})
