import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getSharedQueryObserver } from './shared-query-observer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function createFixture(enabled = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let fetchCount = 0
  const options = {
    queryKey: ['stock', [1, 2]],
    queryFn: async () => ++fetchCount,
    staleTime: 60_000,
    enabled,
  }
  const source = () => getSharedQueryObserver(client, options)
  return { client, source, times: () => fetchCount }
}

const settle = () => vi.advanceTimersByTimeAsync(10)

it('a hundred subscribers share one request', async () => {
  const { source, times } = createFixture()
  const received: number[] = []
  for (let card = 0; card < 100; card++) source().subscribe((count) => received.push(count))
  await settle()
  expect(times()).toBe(1)
  expect(received).toEqual(Array(100).fill(1))
})

it('a subscriber gets fresh data from the cache and refetches stale data', async () => {
  const { source, times } = createFixture()
  const received: number[] = []
  source().subscribe((count) => received.push(count))
  await settle()
  source().subscribe(() => {})
  await settle()
  expect([source().getData(), times()]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(times()).toBe(1)
  source().subscribe(() => {})
  await settle()
  expect(times()).toBe(2)
  expect(received).toEqual([1, 2])
})

it('a disabled query is not fetched', async () => {
  const { source, times } = createFixture(false)
  source().subscribe(() => {})
  source().subscribe(() => {})
  await settle()
  expect(times()).toBe(0)
})

it('after the cache is cleared, the next subscriber refetches and all are notified', async () => {
  const { client, source, times } = createFixture()
  const received: number[] = []
  source().subscribe((count) => received.push(count))
  await settle()
  client.clear()
  source().subscribe(() => {})
  await settle()
  expect(times()).toBe(2)
  expect(received).toEqual([1, 2])
})

it('no one is notified after unsubscribing', async () => {
  const { client, source } = createFixture()
  const received: number[] = []
  const leave = source().subscribe((count) => received.push(count))
  await settle()
  leave()
  client.setQueryData(['stock', [1, 2]], 7)
  await settle()
  expect(received).toEqual([1])
})
