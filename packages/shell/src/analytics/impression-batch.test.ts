import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ImpressionBatch } from './impression-batch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const thing = (id: number, list = 'Диваны') => ({ id, name: `Диван ${id}`, price: 100, list })

it('[analytics.events] cards seen within a second are told in one event, each once for its list', () => {
  const told: number[][] = []
  const batch = new ImpressionBatch((items) => told.push(items.map(({ id }) => id)))
  batch.see(thing(1))
  vi.advanceTimersByTime(600)
  batch.see(thing(2))
  batch.see(thing(1))
  expect(told).toEqual([])
  vi.advanceTimersByTime(400)
  expect(told).toEqual([[1, 2]])
  batch.see(thing(2))
  batch.see(thing(2, 'Хиты'))
  vi.advanceTimersByTime(1_000)
  expect(told).toEqual([[1, 2], [2]])
})

it('what waits is told when the page is left, and counts anew on the next', () => {
  const told: number[] = []
  const batch = new ImpressionBatch((items) => told.push(...items.map(({ id }) => id)))
  batch.see(thing(1))
  batch.turnPage()
  batch.see(thing(1))
  batch.flush()
  batch.flush()
  vi.advanceTimersByTime(5_000)
  expect(told).toEqual([1, 1])
})
