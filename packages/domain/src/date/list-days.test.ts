import { describe, expect, it } from 'vitest'
import { listDays } from './list-days.ts'

describe('listDays', () => {
  it.each([
    ['2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['2026-03-01', '2026-03-01', ['2026-03-01']],
    ['2026-03-02', '2026-03-01', []],
  ])('%s to %s', (first, last, expected) => {
    expect(listDays(first, last)).toEqual(expected)
  })
})
