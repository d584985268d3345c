import { expect, it, vi } from 'vitest'
import { remember } from './remember.ts'

it('asks once for each text, even where the answer is none', () => {
  const make = vi.fn((text: string) => (text === 'none' ? null : text.length))
  const known = remember(10, make)
  expect(['abc', 'none', 'abc', 'none'].map(known)).toEqual([3, null, 3, null])
  expect(make).toHaveBeenCalledTimes(2)
})

it('begins anew where it would hold more texts than it may', () => {
  const make = vi.fn((text: string) => text.length)
  const known = remember(2, make)
  for (const text of ['a', 'b', 'c', 'a']) known(text)
  expect(make).toHaveBeenCalledTimes(4)
})
