import { describe, expect, it } from 'vitest'
import { cardGroups } from './card-groups.ts'

describe('cardGroups', () => {
  it('begins a group after every dozen cells, a wide tile taking two', () => {
    expect(cardGroups(36, []).map(({ start }) => start)).toEqual([0, 12, 24])
    expect(cardGroups(36, [6])).toEqual([
      { start: 0, end: 10, cells: 12 },
      { start: 10, end: 22, cells: 12 },
      { start: 22, end: 34, cells: 12 },
      { start: 34, end: 36, cells: 2 },
    ])
  })

  it('leaves a short list whole', () => {
    expect(cardGroups(0, [])).toEqual([{ start: 0, end: 0, cells: 0 }])
    expect(cardGroups(10, [6])).toEqual([{ start: 0, end: 10, cells: 12 }])
    expect(cardGroups(12, [])).toEqual([{ start: 0, end: 12, cells: 12 }])
  })
})
