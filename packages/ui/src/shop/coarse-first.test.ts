import { describe, expect, it } from 'vitest'
import { coarseFirst } from './coarse-first.ts'

describe('coarseFirst', () => {
  it('goes round in four steps before it fills the turn', () => {
    const [first, second, third] = coarseFirst(36)
    expect(first).toEqual([0, 9, 18, 27])
    expect(second).toEqual([3, 6, 12, 15, 21, 24, 30, 33])
    expect(third).toHaveLength(24)
  })

  it.each([0, 1, 4, 36])('names each of %i frames once', (count) => {
    const all = coarseFirst(count).flat()
    expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at))
  })
})
