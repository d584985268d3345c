import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ImpressionBatch } from './impression-batch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const createItem = (id: number, list = 'Диваны') => ({ id, name: `Диван ${id}`, price: 100, list })

it('[analytics.events] cards viewed within a second are sent in one event, each once per list', () => {
  const batches: number[][] = []
  const batch = new ImpressionBatch((items) => batches.push(items.map(({ id }) => id)))
  batch.add(createItem(1))
  vi.advanceTimersByTime(600)
  batch.add(createItem(2))
  batch.add(createItem(1))
  expect(batches).toEqual([])
  vi.advanceTimersByTime(400)
  expect(batches).toEqual([[1, 2]])
  batch.add(createItem(2))
  batch.add(createItem(2, 'Хиты'))
  vi.advanceTimersByTime(1_000)
  expect(batches).toEqual([[1, 2], [2]])
})

it('pending cards are sent when the page is left, and count again on the next page', () => {
  const batches: number[] = []
  const batch = new ImpressionBatch((items) => batches.push(...items.map(({ id }) => id)))
  batch.add(createItem(1))
  batch.startNewPage()
  batch.add(createItem(1))
  batch.flush()
  batch.flush()
  vi.advanceTimersByTime(5_000)
  expect(batches).toEqual([1, 1])
})
