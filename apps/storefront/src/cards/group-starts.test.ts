import { describe, expect, it } from 'vitest'
import { groupStarts } from './group-starts.ts'

describe('groupStarts', () => {
  it('begins a group after every dozen cells, a wide tile taking two', () => {
    expect(groupStarts(36, [])).toEqual([0, 12, 24])
    expect(groupStarts(36, [6])).toEqual([0, 10, 22, 34])
  })

  it('leaves a short list whole', () => {
    expect(groupStarts(0, [])).toEqual([0])
    expect(groupStarts(10, [6])).toEqual([0])
    expect(groupStarts(12, [])).toEqual([0])
  })
})
