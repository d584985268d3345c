import { describe, expect, it } from 'vitest'
import { orderFramesCoarseFirst } from './use-loaded-frames.ts'

describe('orderFramesCoarseFirst', () => {
  it('covers the full turn in four steps before it fills the gaps', () => {
    const [first, second, third] = orderFramesCoarseFirst(36)
    expect(first).toEqual([0, 9, 18, 27])
    expect(second).toEqual([3, 6, 12, 15, 21, 24, 30, 33])
    expect(third).toHaveLength(24)
  })

  it.each([0, 1, 4, 36])('contains each of %i frames once', (count) => {
    const all = orderFramesCoarseFirst(count).flat()
    expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at))
  })
})
