import { describe, expect, it } from 'vitest'
import { groupCards } from './group-cards.ts'

describe('groupCards', () => {
  it('starts a new group after every twelve cells, counting a wide tile as two', () => {
    expect(groupCards(36, []).map(({ start }) => start)).toEqual([0, 12, 24])
    expect(groupCards(36, [6])).toEqual([
      { start: 0, end: 10, cells: 12 },
      { start: 10, end: 22, cells: 12 },
      { start: 22, end: 34, cells: 12 },
      { start: 34, end: 36, cells: 2 },
    ])
  })

  it('keeps a short list in one group', () => {
    expect(groupCards(0, [])).toEqual([{ start: 0, end: 0, cells: 0 }])
    expect(groupCards(10, [6])).toEqual([{ start: 0, end: 10, cells: 12 }])
    expect(groupCards(12, [])).toEqual([{ start: 0, end: 12, cells: 12 }])
  })
})
