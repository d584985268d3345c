import { describe, expect, it } from 'vitest'
import { listOrderSlots } from './list-order-slots.ts'

const list = (minutes: number, period: number) =>
  listOrderSlots(minutes, { date: '2026-11-30', period })?.map(
    ({ date, period: one }) => `${date.slice(5)}/${one}`,
  ) ?? null

describe('listOrderSlots', () => {
  it.each([
    [0, 0, ['11-30/0']],
    [180, 3, ['11-30/3']],
    [181, 2, ['11-30/2', '11-30/3']],
    [181, 3, null],
    [720, 0, ['11-30/0', '11-30/1', '11-30/2', '11-30/3']],
    [720, 1, null],
    [721, 0, ['11-30/0', '11-30/1', '11-30/2', '11-30/3', '12-01/0']],
    [721, 1, null],
  ])('%s minutes from period %s: %j', (minutes, period, expected) => {
    expect(list(minutes, period)).toEqual(expected)
  })
})
