import { expect, it, vi } from 'vitest'
import { memoize } from './memoize.ts'

it('computes each text once, even if the result is undefined', () => {
  const make = vi.fn((text: string) => (text === 'none' ? null : text.length))
  const memoized = memoize(10, make)
  expect(['abc', 'none', 'abc', 'none'].map(memoized)).toEqual([3, null, 3, null])
  expect(make).toHaveBeenCalledTimes(2)
})

it('clears the cache when it would exceed its limit', () => {
  const make = vi.fn((text: string) => text.length)
  const memoized = memoize(2, make)
  for (const text of ['a', 'b', 'c', 'a']) memoized(text)
  expect(make).toHaveBeenCalledTimes(4)
})
