import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toldSource } from './told-source.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function shop(enabled = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let asked = 0
  const options = {
    queryKey: ['stock', [1, 2]],
    queryFn: async () => ++asked,
    staleTime: 60_000,
    enabled,
  }
  const source = () => toldSource(client, options)
  return { client, source, times: () => asked }
}

const settle = () => vi.advanceTimersByTimeAsync(10)

it('a hundred who listen are told by one call', async () => {
  const { source, times } = shop()
  const told: number[] = []
  for (let card = 0; card < 100; card++) source().listen((count) => told.push(count))
  await settle()
  expect(times()).toBe(1)
  expect(told).toEqual(Array(100).fill(1))
})

it('who comes while the answer is new knows it, and later has it asked for anew', async () => {
  const { source, times } = shop()
  const told: number[] = []
  source().listen((count) => told.push(count))
  await settle()
  source().listen(() => {})
  await settle()
  expect([source().known(), times()]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(times()).toBe(1)
  source().listen(() => {})
  await settle()
  expect(times()).toBe(2)
  expect(told).toEqual([1, 2])
})

it('what is switched off is not asked for', async () => {
  const { source, times } = shop(false)
  source().listen(() => {})
  source().listen(() => {})
  await settle()
  expect(times()).toBe(0)
})

it('a cache that was emptied is asked anew by who comes next, and all are told', async () => {
  const { client, source, times } = shop()
  const told: number[] = []
  source().listen((count) => told.push(count))
  await settle()
  client.clear()
  source().listen(() => {})
  await settle()
  expect(times()).toBe(2)
  expect(told).toEqual([1, 2])
})

it('nobody is told after leaving', async () => {
  const { client, source } = shop()
  const told: number[] = []
  const leave = source().listen((count) => told.push(count))
  await settle()
  leave()
  client.setQueryData(['stock', [1, 2]], 7)
  await settle()
  expect(told).toEqual([1])
})
